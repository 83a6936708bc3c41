/** A detector that requests what it must not get: another model, a file and an address. */
exports.Human = class {
  tf = { getBackend: () => 'wasm' };
  constructor({ modelBasePath }) {
    this.models = modelBasePath;
  }
  async init() {}
  async load() {
    const tries = [
      () => fetch(`${this.models}faceres.json`),
      () => fetch('http://127.0.0.1:1/'),
      async () => require('node:fs').readFileSync('/etc/hostname'),
      async () => require('node:child_process').execFileSync('true'),
      async () => require('node:fs').writeFileSync('/tmp/of-a-detector', ''),
    ];
    const refused = [];
    for (const attempt of tries) {
      try {
        await attempt();
        refused.push('done');
      } catch (error) {
        refused.push(error.code ?? error.message);
      }
    }
    const settings = Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL'));
    throw new Error(`${settings.join()} ${refused.join(', ')}`);
  }
};
