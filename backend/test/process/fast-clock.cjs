/** A clock that is three minutes ahead; timers are not affected. */
const AHEAD_MS = 180_000;
const RightDate = Date;

globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(RightDate.now() + AHEAD_MS);
    else super(...given);
  }

  static now() {
    return RightDate.now() + AHEAD_MS;
  }
};
