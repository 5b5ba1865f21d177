/**
 * V8 parses most functions of a script twice: a preparse at load, and a full parse on the main
 * thread at the first call. With this line it compiles all of them on another thread during the
 * download.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds V8's hint to the scripts of the named parts: those whose functions a first view calls most.
 */
class EagerCompilePlugin {
  constructor(parts) {
    this.parts = parts;
  }

  apply(compiler) {
    const { ConcatSource } = compiler.webpack.sources;
    // Minification removes comments, so this runs after it.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    const name = 'EagerCompilePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = this.parts.flatMap((part) => {
          const group = compilation.namedChunkGroups.get(part);
          if (!group) throw new Error(`There is no part named ${part}`);
          return group.getFiles().filter((file) => file.endsWith('.js'));
        });
        for (const file of new Set(files))
          compilation.updateAsset(file, (script) => new ConcatSource(HINT, script));
      });
    });
  }
}

module.exports = { EagerCompilePlugin };
