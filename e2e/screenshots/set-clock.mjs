/** Runs in the server before anything else: the clock stands still, so that the same company is made every time. */
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
    // What another thread sends is a real one.
    return Function.prototype[Symbol.hasInstance].call(RealDate, value);
  }
};
