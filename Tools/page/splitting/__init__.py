"""Code splitting: divides a linked WebAssembly program into a first module and chunks."""
