import Testing
import Tracking

@Suite struct `Tags that may be the same` {
  @Test(arguments: [
    ("slp", "sleep"), ("wrk", "work"), ("e-mail", "email"), ("run", "runs"), ("lunch", "lunches"),
    ("wrok", "work"), ("runing", "running"), ("breakfast", "breakfest"), ("reading", "readingg"),
    ("рбт", "робота"), ("прогулянка", "прогулянки"), ("programming", "programing"),
  ])
  func `are recognized in any order`(one: String, other: String) {
    #expect(TagResemblance(one).resembles(TagResemblance(other)))
    #expect(TagResemblance(other).resembles(TagResemblance(one)))
  }

  @Test(arguments: [
    ("read", "bread"), ("walk", "talk"), ("cat", "cart"), ("tv", "tea"), ("met", "meet"),
    ("work", "sport"), ("code", "coda"), ("math", "bath"), ("", "sleep"), ("", ""), ("-", "_"),
    ("work", "workout"), ("обід", "обряд"), ("sleep", "slept"), ("eat", "east"), ("bus", "us"),
  ])
  func `are not other words of few letters`(one: String, other: String) {
    #expect(!TagResemblance(one).resembles(TagResemblance(other)))
    #expect(!TagResemblance(other).resembles(TagResemblance(one)))
  }
}
