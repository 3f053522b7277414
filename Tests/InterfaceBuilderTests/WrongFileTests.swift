import Foundation
import InterfaceBuilder
import Testing

@Suite("Wrong files")
struct WrongFileTests {
  private func error(_ objects: String) -> NibError? {
    do {
      _ = try Nib(objects).instantiate()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a wrong value is named with its line, its element and what was expected",
    arguments: [
      (
        "<label id=\"a\" numberOfLines=\"many\"/>",
        "numberOfLines is \"many\", expected a whole number"
      ),
      ("<view id=\"a\" alpha=\"nan\"/>", "alpha is \"nan\", expected a number"),
      ("<view id=\"a\" hidden=\"perhaps\"/>", "hidden is \"perhaps\", expected YES or NO"),
      (
        "<view id=\"a\" verticalHuggingPriority=\"1200\"/>",
        "verticalHuggingPriority is \"1200\", expected a priority from 1 to 1000"
      ),
      (
        "<imageView id=\"a\"/><label id=\"b\"><fontDescription key=\"fontDescription\" pointSize=\"0\"/></label>",
        "pointSize is \"0.0\", expected a number above 0"
      ),
    ])
  func wrongValues(objects: String, message: String) {
    let found = error(objects)
    #expect(found?.line == 4)
    #expect(found?.description.hasSuffix(message) == true, "\(found?.description ?? "no error")")
  }

  @Test(
    "a wrong constraint is an error at its line",
    arguments: [
      "<constraint firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"c\" secondAttribute=\"top\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"above\" id=\"c\"/>",
      "<constraint firstItem=\"box\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"top\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" relation=\"about\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"inf\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" priority=\"0\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"left\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"box\" secondAttribute=\"height\" multiplier=\"1:0\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"box\" secondAttribute=\"height\" multiplier=\"1:2:3\" id=\"c\"/>",
      "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"box\" secondAttribute=\"height\" multiplier=\"half\" id=\"c\"/>",
    ])
  func wrongConstraints(constraint: String) {
    let found = error(boxed(constraint))
    #expect(found?.line == 10, "\(found?.description ?? "no error")")
    #expect(found?.elementID == "c")
    #expect(found?.file == "Test.xib")
  }

  @Test("an outlet to nothing is an error")
  func missingDestination() {
    let found = error(
      "<view id=\"a\"><connections><outlet property=\"p\" destination=\"b\" id=\"o\"/></connections></view>"
    )
    #expect(found?.reason == .unknownReference("b", expected: "something in the file"))
    #expect(found?.elementID == "o")
  }

  @Test("constraints do not reach from one top-level view into another")
  func unrelatedViews() {
    let found = error(
      "<view id=\"a\"><constraints><constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\" id=\"c\"/></constraints></view><view id=\"b\"/>"
    )
    guard case .layout? = found?.reason else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(found?.line == 4 && found?.elementID == "c")
  }
}
