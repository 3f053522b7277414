/// Numbers farther from 0 are drawn as this: it is far outside of any picture, and a thousand times
/// it is still an exact `Int64`.
private let largestMagnitude = 1e12

/// A number as SVG writes it: the shortest text that is within half a thousandth, with a point, no
/// exponent and no "-0". What is not a number is 0.
///
/// ```
/// decimal(20.287103)  // "20.287"
/// decimal(-0.0001)  // "0"
/// ```
package func decimal(_ value: Double) -> String {
  guard !value.isNaN else { return "0" }
  let limited = min(max(value, -largestMagnitude), largestMagnitude)
  let thousandths = Int64((limited * 1000).rounded())
  let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard fraction != 0 else { return "\(sign)\(whole)" }
  var digits = String(1000 + fraction).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
