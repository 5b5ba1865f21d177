const { createHash } = require('node:crypto');
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const { phone } = require('../src/lib/parts.json');

/** What the driver's phone needs to start without a network: these parts alone. */
const CHUNKS = [
  ...phone.parts,
  ...phone.texts.flatMap((text) => [`text-en-CA-${text}-json`, `text-fr-CA-${text}-json`]),
];
const PAGE = 'index.html';
const PLACEHOLDER = 'self.__WB_MANIFEST';

/** Fills the service worker's list of files, and puts the app's icons beside the page. */
class PortalWorkerPlugin {
  constructor({ worker, icons }) {
    this.worker = worker;
    this.icons = icons;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = compiler.webpack.Compilation;
    const name = 'PortalWorkerPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => {
          for (const icon of readdirSync(this.icons).filter((file) => file.endsWith('.png')))
            compilation.emitAsset(icon, new RawSource(readFileSync(path.join(this.icons, icon))));
          const text = assets[this.worker].source().toString();
          const list = JSON.stringify(precached(compilation, assets));
          compilation.updateAsset(
            this.worker,
            new RawSource(text.replace(PLACEHOLDER, () => list)),
          );
        },
      );
    });
  }
}

function precached(compilation, assets) {
  const files = new Set();
  for (const name of CHUNKS) {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`The driver portal needs a chunk named ${name}`);
    for (const file of group.getFiles()) if (!file.endsWith('.map')) files.add(file);
  }
  // The names of the files carry their hashes; the page's does not.
  const revision = createHash('sha256').update(assets[PAGE].source()).digest('hex').slice(0, 16);
  return [
    ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
    { url: `/${PAGE}`, revision },
  ];
}

module.exports = { PortalWorkerPlugin };
