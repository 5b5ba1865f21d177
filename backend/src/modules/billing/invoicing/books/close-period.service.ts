import { AppError, fieldError } from '@dispatch/domain/errors';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { insertRecord } from '../../../../database/records/records';
import { BookPeriod } from '../../../../database/schema/entities/invoicing/books';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { BookQueries } from './book.queries';
import type { BookPeriodAnswer } from './books.schema';
import { OpenPeriodCheck } from './open-period-check';

/** Closes the books permanently up to a day. */
@Injectable()
export class ClosePeriodService {
  constructor(
    private readonly changes: Changes,
    private readonly books: OpenPeriodCheck,
    private readonly queries: BookQueries,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError period_closed; validation_failed for a day that is not over */
  close(actor: Actor, lastDay: string): Promise<BookPeriodAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const closed = await this.books.hold(tx);
      if (closed !== null && lastDay <= closed)
        throw new AppError('period_closed', { date: closed });
      if (lastDay >= dayOf(now, this.settings.company.timeZone))
        throw fieldError('lastDay', 'day_not_over');
      const first = closed === null ? await this.queries.firstDay() : addDays(closed, 1);
      const firstDay = first === null || first > lastDay ? lastDay : first;
      const period = {
        ...{ firstDay, lastDay, closedAt: now },
        ...{ closedById: actor.userId, closedByName: actor.name },
      };
      const id = await insertRecord(tx, BookPeriod, period);
      await this.changes.record(tx, actor, {
        action: 'books.closed',
        resourceId: id,
        after: { firstDay, lastDay },
      });
      return { id, firstDay, lastDay, closedAt: now.toISOString(), closedBy: actor.name };
    });
  }
}
