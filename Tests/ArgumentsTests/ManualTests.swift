import Foundation
import Testing

@testable import Arguments

@Suite struct `A manual page` {
  @Test func `has the sections that readers look for`() throws {
    let page = try #require(Completions.program.manual(for: ["answer"], version: "1.0"))
    #expect(
      page == #"""
        .TH "tool\-answer" 1 "" "tool 1.0"
        .SH "NAME"
        tool\-answer \- Answer: now
        .SH "SYNOPSIS"
        .B tool answer
        [flags] text...
        .SH "ARGUMENTS"
        .TP
        \fItext\fP
        Tags.
        .SH "FLAGS"
        .TP
        \fB\-\-by\fP \fIwhat\fP
        How. One of: day, hour.
        .TP
        \fB\-\-file\fP \fIpath\fP
        Where.
        .TP
        \fB\-\-tag\fP \fItag\fP
        Which.
        .SH "FLAGS OF EVERY COMMAND"
        .TP
        \fB\-\-data\fP \fIpath\fP
        From where.
        .TP
        \fB\-\-json\fP
        Print JSON.
        .TP
        \fB\-h\fP, \fB\-\-help\fP
        Help.
        .SH "SEE ALSO"
        .BR tool (1)

        """#)
    #expect(Completions.program.manual(for: ["nothing"], version: "1.0") == nil)
  }

  @Test func `says nothing to roff but what it means`() throws {
    let command = Command(
      "x", summary: "It's \\fB \"a\" - b.",
      discussion: ".SH no section\n\n'in no request, `code` ~ ^\n\n  an example\n  .of two lines")
    let page = try #require(command.manual(version: "1"))
    #expect(page.contains(#"x \- It\(aqs \efB \(dqa\(dq \- b"#))
    #expect(page.contains(#"\&.SH no section"#) && page.contains(#"\&\(aqin no request"#))
    #expect(page.contains(".nf\n  an example\n  .of two lines\n.fi"))
  }

  @Test func `exists for every command`() {
    #expect(
      Completions.program.paths == [
        [], ["answer"], ["tags"], ["data"], ["data", "import"], ["data", "export"], ["shell"],
        ["edit"], ["rename"], ["set"], ["help"],
      ])
  }
}
