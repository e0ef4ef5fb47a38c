/// A file that a browser fetches as soon as it has the header of the page, before it parses the page.
///
/// On a phone, parsing a page takes about as long as fetching the first of these files.
struct Preload {
  /// The use of a file.
  enum Use {
    case styleSheet, program, texts, script
  }

  /// The path of the file.
  let path: String
  /// The use of the file: the browser takes it only if the later request has the same form.
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
