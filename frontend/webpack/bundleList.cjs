const { phone } = require('../src/lib/parts.json');
const { firstViews } = require('./firstViews.cjs');

const LISTED = new Set(
  [...Object.values(firstViews), phone].flatMap(({ parts }) => parts).concat('boot', 'track'),
);
const TEXT = /^text-/;

/**
 * Writes `bundles.json`: the scripts and styles of every named part, and the files of each first
 * view. The size check reads it, and the server uses it to link the parts of a first view.
 */
class BundleListPlugin {
  /** @param {readonly string[]} others names that are not parts of the page */
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
