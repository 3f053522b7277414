import LayoutGeometry
import Tables
import ViewTree

extension GraphBuilder {
  /// Makes a view and what is inside it.
  mutating func view(_ template: ViewTemplate) throws(NibError) -> View {
    let element = graph.slots[template.slot].element
    let view: View
    if let object = try make(element) {
      guard let made = object as? View, template.kind.accepts(made) else {
        throw NibError(
          .wrongClass(
            element["customClass"] ?? "", expected: template.kind.className,
            found: "\(type(of: object))"), file: file, at: element)
      }
      view = made
    } else {
      view = template.kind.make()
    }
    try fill(view, template)
    return view
  }

  /// Sets the properties of a view and puts views into it.
  private mutating func fill(_ view: View, _ template: ViewTemplate) throws(NibError) {
    objects[template.slot] = view
    if template.followsReadableWidth { readableViews.insert(template.slot) }
    if let frame = template.frame { view.frame = frame }
    for setting in template.settings { setting(view) }
    for guide in template.guides { objects[guide.slot] = guide.guide(of: view) }
    for content in template.contentView { try addContent(content, to: view, slot: template.slot) }
    for subview in template.subviews { try add(subview, to: view) }
    if !template.autoresizesSubviews { fixSubviews(of: view) }
    if let table = view as? TableView { try fill(table, template.table) }
  }

  private func fixSubviews(of view: View) {
    for subview in view.subviews { subview.autoresizingMask = [] }
  }

  /// Superviews have their frames already: masks start from them.
  private mutating func add(_ template: ViewTemplate, to superview: View) throws(NibError) {
    if let part = predefinedParts[template.slot] { return try fill(part, template) }
    let view = try view(template)
    guard template.isInstalled else {
      absentViews.insert(ObjectIdentifier(view))
      return
    }
    if let stack = superview as? StackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints =
      template.followsMask && !(superview is StackView)
  }

  /// What is inside a cell goes into the view that the cell has for it; others get one that
  /// fills them.
  private mutating func addContent(
    _ template: ViewTemplate, to view: View, slot: Int
  ) throws(NibError) {
    guard let cell = view as? TableViewCell else {
      let content = try self.view(template)
      view.addSubview(content)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    cell.contentView.frame = template.frame ?? Rect(origin: .zero, size: cell.frame.size)
    notePredefinedParts(of: cell, graph.slots[slot].element)
    try fill(cell.contentView, template)
  }

  /// What the file describes of predefined parts goes into those of the cell, which lays them out.
  private mutating func notePredefinedParts(
    of cell: TableViewCell, _ element: InterfaceElement
  ) {
    func note(_ name: String, _ part: @autoclosure () -> View?) {
      guard let id = element[name], let slot = graph.slotsByID[id], let view = part() else {
        return
      }
      predefinedParts[slot] = view
    }
    note("textLabel", cell.textLabel)
    note("detailTextLabel", cell.detailTextLabel)
    note("imageView", cell.imageView)
  }

  private mutating func fill(_ table: TableView, _ template: TableTemplate) throws(NibError) {
    for part in template.header { table.tableHeaderView = try view(part) }
    for part in template.footer { table.tableFooterView = try view(part) }
    guard !template.sections.isEmpty else { return }
    // Where rows have heights of their own, the others get the table's in the same way.
    let otherHeight = table.rowHeight >= 0 ? table.rowHeight : nil
    let areFixed = template.sections.contains { $0.rows.contains { $0.rowHeight != nil } }
    if areFixed { table.rowHeight = TableView.automaticDimension }
    var sections: [TableSection] = []
    for section in template.sections {
      let rows = try rows(section, otherHeight: areFixed ? otherHeight : nil)
      sections.append(
        TableSection(section.headerTitle, footer: section.footerTitle) { for row in rows { row } })
    }
    let data = StaticTable(sections)
    result.dataSources.append(data)
    table.dataSource = data
  }

  private mutating func rows(
    _ section: TableTemplate.Section, otherHeight: Double?
  ) throws(NibError) -> [TableRow] {
    var rows: [TableRow] = []
    for row in section.rows {
      guard let cell = try view(row) as? TableViewCell else { continue }
      if let height = row.rowHeight ?? otherHeight {
        (cell.heightAnchor == height).with(priority: 999).isActive = true
      }
      rows.append(TableRow(cell))
    }
    return rows
  }
}

extension GuideTemplate {
  /// The guide of a view.
  func guide(of view: View) -> LayoutGuide {
    switch kind {
    case .safeArea: view.safeAreaLayoutGuide
    case .content: (view as? ScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case .frame: (view as? ScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case .top: view.topLayoutGuide
    case .bottom: view.bottomLayoutGuide
    }
  }
}
