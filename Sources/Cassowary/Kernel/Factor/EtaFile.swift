/// Rows of the active matrix that were replaced since it was factored, oldest first: the new row at
/// `position` is Σ αₚ · (row at p before).
struct EtaFile: Sendable {
  private struct Eta {
    let position: Int
    let pivot: Double
    let entries: Range<Int>
  }

  private var etas: [Eta] = []
  private var indices: [Int32] = []
  private var values: [Double] = []
  /// Whether a position is replaced, or takes part in a replacement.
  private var isTouched: [Bool] = []

  var count: Int { etas.count }
  var entryCount: Int { indices.count }

  func touches(_ position: Int) -> Bool { position < isTouched.count && isTouched[position] }

  mutating func append(_ alpha: SparseVector, at position: Int, positions: Int) {
    while isTouched.count < positions { isTouched.append(false) }
    let start = indices.count
    isTouched[position] = true
    for index in alpha.support where index != position && alpha[index] != 0 {
      indices.append(Int32(index))
      values.append(alpha[index])
      isTouched[index] = true
    }
    etas.append(Eta(position: position, pivot: alpha[position], entries: start..<indices.count))
  }

  mutating func removeAll() {
    etas.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for index in isTouched.indices { isTouched[index] = false }
  }

  /// β ↦ β E₁⁻¹ … E_k⁻¹, for a combination of rows.
  func applyToCombination(_ beta: inout SparseVector) {
    for eta in etas {
      let value = beta.settle(eta.position)
      if value == 0 { continue }
      let quotient = value / eta.pivot
      let size = beta.size(eta.position) / abs(eta.pivot)
      beta.set(quotient, size: size, at: eta.position)
      for entry in eta.entries {
        beta.add(
          -quotient * values[entry], size: size * abs(values[entry]), at: Int(indices[entry]))
      }
    }
  }

  /// g ↦ E₁⁻¹ … E_k⁻¹ g, for the residuals of rows.
  func applyToResiduals(_ g: inout SparseVector) {
    for eta in etas.reversed() {
      var (sum, size) = (g[eta.position], g.size(eta.position))
      for entry in eta.entries {
        sum -= values[entry] * g[Int(indices[entry])]
        size += abs(values[entry]) * g.size(Int(indices[entry]))
      }
      if size == 0 { continue }
      g.set(
        Tolerance.cancelled(sum, magnitude: size) / eta.pivot, size: size / abs(eta.pivot),
        at: eta.position)
    }
  }

  /// Which residuals g ↦ E₁⁻¹ … E_k⁻¹ g may make other than zero, by the pattern alone.
  func spread(_ isMarked: inout [Bool]) {
    for eta in etas.reversed() where !isMarked[eta.position] {
      isMarked[eta.position] = eta.entries.contains { isMarked[Int(indices[$0])] }
    }
  }
}
