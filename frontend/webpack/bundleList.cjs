const { firstViews, phone } = require('../src/lib/parts.json');

const LISTED = new Set(
  [...Object.values(firstViews), phone].flatMap(({ parts }) => parts).concat('boot', 'track'),
);
const TEXT = /^text-/;

/**
 * Writes `bundles.json`: the scripts and styles of every named part, and what each first view needs. The check
 * of sizes and the server, which links to the parts of a first view, read it.
 */
class BundleListPlugin {
  /** @param {readonly string[]} others names that are no parts of the page */
  constructor(others) {
    this.others = others;
  }

  apply(compiler) {
    const name = 'BundleListPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(
          ([part]) => !this.others.includes(part),
        );
        const names = groups.map(([part]) => part).filter((part) => !TEXT.test(part));
        const unlisted = names.filter((part) => !LISTED.has(part));
        if (unlisted.length > 0)
          throw new Error(`src/lib/parts.json does not name ${unlisted.join(', ')}`);
        const ofKind = (files, ending) => [...files].filter((file) => file.endsWith(ending)).sort();
        const byName = (ending) =>
          Object.fromEntries(
            groups.map(([part, group]) => [part, ofKind(group.getFiles(), ending)]),
          );
        const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]);
        const list = JSON.stringify({
          groups: byName('.js'),
          styles: byName('.css'),
          chunks: ofKind(files, '.js'),
          firstViews,
        });
        compilation.emitAsset('bundles.json', new compiler.webpack.sources.RawSource(list));
      });
    });
  }
}

module.exports = { BundleListPlugin };
