/// A file that a browser fetches as soon as it has the header of the page, before it reads the page itself.
///
/// A phone reads a page for about as long as the first of these files takes to come.
struct Preload {
  /// What a file is used for.
  enum Use {
    case styleSheet, program, texts, script
  }

  /// The path of the file.
  let path: String
  /// What it is used for: the browser uses the file only if it is requested in the same way.
  let use: Use

  /// The file as a link of the header `Link` (RFC 8288) of the type `preload` of the HTML Standard.
  var link: String {
    switch use {
    case .styleSheet: "<\(path)>; rel=preload; as=style"
    case .program: "<\(path)>; rel=preload; as=fetch; type=\"application/wasm\"; crossorigin"
    case .texts: "<\(path)>; rel=preload; as=fetch; crossorigin"
    case .script: "<\(path)>; rel=modulepreload"
    }
  }
}
