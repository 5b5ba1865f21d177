import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';

/** The company's calendar date. */
@Injectable()
export class Today {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  day(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }
}
