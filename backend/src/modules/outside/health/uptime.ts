import { Injectable } from '@nestjs/common';

/** A monotonic clock: the wall clock may be corrected by minutes. */
@Injectable()
export class Uptime {
  ms(): number {
    return performance.now();
  }
}
