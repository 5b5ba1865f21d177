import { AppError, fieldError } from '@dispatch/domain/errors';
import { nextDates } from '@dispatch/domain/recurring/due';
import { MAX_SERIES } from '@dispatch/domain/recurring/series';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { holdRecord, insertRecord } from '../../../database/records/records';
import { JobTemplate } from '../../../database/schema/entities/recurring/job-template';
import { RecurringJob } from '../../../database/schema/entities/recurring/recurring-job';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { changedFacts } from '../../base/activity/changed-facts';
import type { NewJobTemplateDto } from '../templates/job-template.dto';
import { withKeptPrices } from '../templates/template-job.schema';
import { JobLinks } from '../change/job-links';
import { RecurringJobQueries } from './recurring-job.queries';
import type { RecurringJobAnswer } from './recurring-job.schema';
import { SeriesMaker } from './run/series-maker';
import { ruleOf, type ScheduleAnswer, wholeSchedule } from './schedule.schema';
import { SeriesStore } from './series-store';
import type { NewRecurringJobDto, RecurringJobChangesDto } from './recurring-job.dto';

/** Creates, changes, pauses, ends and deletes recurring jobs. */
@Injectable()
export class ChangeSeriesService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: RecurringJobQueries,
    private readonly store: SeriesStore,
    private readonly links: JobLinks,
    private readonly maker: SeriesMaker,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError validation_failed, too_many_recurring */
  make(actor: Actor, body: NewRecurringJobDto): Promise<RecurringJobAnswer> {
    const { name, templateId = null, job = null, driverId = null } = body;
    if ((templateId === null) === (job === null)) throw fieldError('templateId', 'template_or_job');
    const schedule = this.checked(body.schedule);
    return this.transactions.run(async (tx) => {
      if ((await this.queries.count()) >= MAX_SERIES)
        throw new AppError('too_many_recurring', { max: MAX_SERIES });
      await this.links.assertDriver(tx, driverId);
      const now = this.clock.now();
      const id = await insertRecord(tx, RecurringJob, {
        ...{ name, driverId, schedule: JSON.stringify(schedule), state: 'on' },
        ...(await this.whatIsMade(tx, templateId, job)),
        ...{ watchFrom: this.today(), nextAt: now, version: 1, createdAt: now, updatedAt: now },
      });
      await this.store.record(
        tx,
        actor,
        'recurring-job.created',
        { id, version: 1 },
        { after: { name } },
      );
      tx.afterCommit(() => this.maker.worker.wake());
      return this.queries.get(actor, id);
    });
  }

  /** @throws AppError not_found, stale_version, recurring_ended, validation_failed */
  change(actor: Actor, target: Target, body: RecurringJobChangesDto): Promise<RecurringJobAnswer> {
    const { name, templateId, job, driverId, schedule: wanted, state } = body;
    if (templateId != null && job != null) throw fieldError('templateId', 'template_or_job');
    const schedule = wanted && this.checked(wanted);
    return this.transactions.run(async (tx) => {
      const held = await this.store.hold(tx, actor, target);
      const before = await this.queries.get(actor, held.id);
      if (driverId !== held.driverId) await this.links.assertDriver(tx, driverId);
      const own = job && withKeptPrices(job, held.job, actor);
      const now = this.clock.now();
      const isBegunAnew = schedule !== undefined || (state === 'on' && held.state === 'paused');
      const fields = {
        ...(name !== undefined && { name }),
        ...(driverId !== undefined && { driverId }),
        ...(schedule && { schedule: JSON.stringify(schedule) }),
        ...(state && { state }),
        ...((templateId != null || own) &&
          (await this.whatIsMade(tx, templateId ?? null, own ?? null))),
        ...(isBegunAnew && { watchFrom: this.today() }),
        nextAt: now,
      };
      await updateVersioned(tx, RecurringJob, held.id, null, fields, now);
      await tx.manager.query(
        "DELETE FROM recurring_occurrences WHERE seriesId = ? AND state = 'failed' AND day >= ?",
        [held.id, this.today()],
      );
      const after = await this.queries.get(actor, held.id);
      const version = held.version + 1;
      const facts = changedFacts(factsOf(before), factsOf(after)) ?? {};
      await this.store.record(tx, actor, 'recurring-job.changed', { id: held.id, version }, facts);
      tx.afterCommit(() => this.maker.worker.wake());
      return after;
    });
  }

  /** Existing jobs stay. @throws AppError not_found, stale_version */
  delete(actor: Actor, target: Target): Promise<void> {
    return this.transactions.run(async (tx) => {
      const held = await this.store.hold(tx, actor, target, true);
      await tx.manager.query('DELETE FROM recurring_occurrences WHERE seriesId = ?', [held.id]);
      await tx.manager.query('DELETE FROM recurring_jobs WHERE id = ?', [held.id]);
      await this.store.record(tx, actor, 'recurring-job.deleted', held, {
        before: { name: held.name },
      });
    });
  }

  /** A template replaces a job, and a job replaces a template. */
  private async whatIsMade(
    tx: Tx,
    templateId: number | null,
    job: NewJobTemplateDto['job'] | null,
  ) {
    if (templateId !== null) {
      const template = await holdRecord(tx, JobTemplate, 'id = ?', [templateId]);
      if (template === null) throw fieldError('templateId', 'unknown_template');
    }
    await this.links.assertCustomer(tx, job?.customerId);
    await this.links.assertResponsible(tx, job?.responsibleId);
    return {
      templateId,
      job: job && JSON.stringify(job),
      customerId: job?.customerId ?? null,
    };
  }

  private checked(body: NewRecurringJobDto['schedule']): ScheduleAnswer {
    const schedule = wholeSchedule(body);
    const next = nextDates(ruleOf(schedule), this.today(), 1);
    if (next.length === 0) throw fieldError('schedule', 'no_date_to_come');
    return schedule;
  }

  private today(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }
}

function factsOf({ name, templateName, driverId, state, schedule }: RecurringJobAnswer) {
  return { name, templateName, driverId, state, schedule: JSON.stringify(schedule) };
}
