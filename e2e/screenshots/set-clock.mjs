/** Loaded first in the server: fixes the clock, so that the sample company is always the same. */
const instant = Date.parse(process.env['CLOCK'] ?? '');
if (Number.isNaN(instant)) throw new Error('CLOCK names no instant');

const RealDate = Date;

globalThis.Date = class extends RealDate {
  /** @param {[]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [instant] : given));
  }

  static now() {
    return instant;
  }

  /** @param {unknown} value */
  static [Symbol.hasInstance](value) {
    // Dates from another thread are real ones.
    return Function.prototype[Symbol.hasInstance].call(RealDate, value);
  }
};
