/** A seeded random generator (Mulberry32): a company is the same on every machine. */
export class SeededRandom {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed;
  }

  /** From 0 inclusive to 1 exclusive. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * An integer between both ends, inclusive.
   * @param {number} least
   * @param {number} most
   */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @template T @param {readonly T[]} items @returns {T} */
  pick(items) {
    return items[Math.floor(this.next() * items.length)];
  }
}
