// Runs programs whole and divided, with the same calls; prints what each call returned.
// Takes from standard input [{modules: {name: base64}, calls: [[load, x, there], …]}, …].

const cases = JSON.parse(require("fs").readFileSync(0, "utf8"));

async function results({ modules, calls }) {
  const shared = {};
  const env = { host: (x) => x * 7 + 1 };
  async function join(name) {
    const module = await WebAssembly.compile(Buffer.from(modules[name], "base64"));
    const { exports } = await WebAssembly.instantiate(module, { env, shared });
    Object.assign(shared, exports);
    return exports;
  }
  const { run } = await join("first");
  const found = [];
  for (const [load, x, there] of calls) {
    try {
      if (load && modules[load]) await join(load);
      found.push(run(x, there));
    } catch (error) { found.push(`${error.name}: ${error.message}`); }
  }
  return found;
}

Promise.all(cases.map(results)).then((found) => console.log(JSON.stringify(found)));
