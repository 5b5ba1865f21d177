const { browserslistToTargets, transform } = require('lightningcss');

/** Loader: adds the prefixes that the browsers of `options.browsers` need, and lowers what they lack. */
module.exports = function prefixCss(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: this.mode === 'production',
    targets: browserslistToTargets(this.getOptions().browsers),
  });
  return code.toString();
};
