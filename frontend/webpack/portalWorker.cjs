const { createHash } = require('node:crypto');
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const { phone } = require('../src/lib/parts.json');

/** The only parts that the driver's phone needs to start offline. */
const CHUNKS = [
  ...phone.parts,
  ...phone.texts.flatMap((text) => [`text-en-CA-${text}-json`, `text-fr-CA-${text}-json`]),
];
/** The manual pages that drivers can read offline, and their sources. */
const MANUAL = path.join(__dirname, '../../docs');
const MANUAL_SOURCES = [
  MANUAL,
  path.join(__dirname, '../../backend/manual'),
  path.join(__dirname, '../../backend/src/modules/outside/web'),
];
const MANUAL_FILES = ['contents.css', 'docs.css', 'contents.js'];
const PICTURE = /!\[[^\]]*\]\(([^)]+)\)/g;
const PAGE = 'index.html';
const PLACEHOLDER = 'self.__WB_MANIFEST';

/** Fills the service worker's list of files and emits the app's icons next to the page. */
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
  // File names contain their hashes; the page's name and the manual's names do not.
  return [
    ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
    { url: `/${PAGE}`, revision: revisionOf([assets[PAGE].source()]) },
    ...manual(),
  ];
}

function manual() {
  const texts = phone.manual.map((page) => readFileSync(path.join(MANUAL, `${page}.md`), 'utf8'));
  const pictures = texts.flatMap((text) => [...text.matchAll(PICTURE)].map(([, file]) => file));
  const revision = revisionOf(MANUAL_SOURCES.flatMap(contentsOf));
  return [...phone.manual, ...MANUAL_FILES, ...new Set(pictures)].map((file) => ({
    url: `/docs/${file}`,
    revision,
  }));
}

function contentsOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file));
}

function revisionOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

module.exports = { PortalWorkerPlugin };
