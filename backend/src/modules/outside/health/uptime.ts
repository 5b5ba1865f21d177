import { Injectable } from '@nestjs/common';

/** Time that only goes on: the clock may be put right by minutes. */
@Injectable()
export class Uptime {
  ms(): number {
    return performance.now();
  }
}
