import { isNews, type NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import { stillApplies } from '@dispatch/domain/customer-notices/notice-state';
import { fillNotice, type NoticeFacts } from '@dispatch/domain/customer-notices/notice-text';
import type { Language } from '@dispatch/domain/text/language';
import { dayOf } from '@dispatch/domain/time/company-day';
import { dayInWords } from '@dispatch/domain/time/day-in-words';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { type Row, toNumber } from '../../../../database/rows';
import type { Job } from '../../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { letterMessage } from '../../../../mail/letter';
import type { Message } from '../../../../mail/mailer';
import type { Task } from '../../../../workers/task';
import { type Carrier, CarrierReader } from '../../../base/company/carrier';
import { stateOf } from '../../../jobs/change/job-changes';
import { JobRepository } from '../../../jobs/records/job.repository';
import type { JobAnswer } from '../../../jobs/job.schema';
import { JobQueries } from '../../../jobs/read/job.queries';
import { PUBLIC_READER } from '../../tracking/public-reader';
import { TrackingLinksService } from '../../tracking/tracking-links.service';
import { CUSTOMER_NOTICE, type NoticePayload } from '../notice-task';
import { CustomerMailSettingsQueries } from '../settings/customer-mail-settings.queries';
import type { CustomerNoticesAnswer } from '../settings/notice-settings.schema';
import { CustomerNoticeRepository, type StoredNotice } from './customer-notice.repository';

/** Null: the notice no longer applies. 'no-address': no e-mail address is known. */
export type Prepared = Message | 'no-address' | null;

/** Decides whether a due notice is sent, claims it for its task, and writes the e-mail. */
@Injectable()
export class PrepareCustomerMailService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly jobs: JobRepository,
    private readonly queries: JobQueries,
    private readonly notices: CustomerNoticeRepository,
    private readonly settingsOf: CustomerMailSettingsQueries,
    private readonly links: TrackingLinksService,
    private readonly carrier: CarrierReader,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  prepare(task: Task): Promise<Prepared> {
    const { event } = task.payload as NoticePayload; // as it was asked for
    return this.transactions.run(async (tx) => {
      const job = await this.jobs.hold(tx, task.resourceId, 'all');
      const known = await this.notices.find(tx, task.resourceId, event);
      if (known !== null && (known.taskId !== task.id || known.state !== 'waiting')) return null;
      const choice = job === null ? null : await this.choiceFor(tx, job, event, known, task);
      if (job === null || choice === null) {
        if (known !== null) await this.notices.forget(tx, known.id);
        return null;
      }
      const email = choice.email ?? choice.customerEmail;
      if (known === null) {
        const { id: jobId } = job;
        const { customerId } = choice;
        const notice = { jobId, customerId, event, taskId: task.id, email };
        await this.notices.begin(tx, notice, this.clock.now());
      } else await this.notices.readdress(tx, known.id, email);
      return email === null ? 'no-address' : this.write(tx, task, event, { job, choice, email });
    });
  }

  /** Null if the customer should not be notified. */
  private async choiceFor(
    tx: Tx,
    job: Job,
    event: NoticeEvent,
    known: StoredNotice | null,
    task: Task,
  ): Promise<CustomerNoticesAnswer | null> {
    const now = this.clock.now();
    const today = dayOf(now, this.settings.company.timeZone);
    const { preferredPickupDate, completedAt, customerId } = job;
    const damagedUnits = event === 'damage' ? await this.damagedUnits(tx, job.id) : 0;
    const facts = { status: stateOf(job).status, preferredPickupDate, damagedUnits };
    if (customerId === null || !stillApplies(event, facts, today)) return null;
    if (known === null) {
      const isOld = event === 'delivered' && completedAt !== null && !isNews(completedAt, now);
      if (isOld || (await this.isAskedAgain(tx, task))) return null;
    }
    const choice = await this.settingsOf.find(customerId);
    return choice !== null && (choice.events ?? choice.companyEvents).includes(event)
      ? choice
      : null;
  }

  private async damagedUnits(tx: Tx, jobId: number): Promise<number> {
    const [row] = await tx.manager.query<Row[]>(
      `SELECT COUNT(*) AS count FROM job_units u JOIN unit_reports r ON r.unitId = u.id
        WHERE u.jobId = ? AND r.newDamage > 0`,
      [jobId],
    );
    return toNumber(row?.['count'] ?? 0);
  }

  /** If the change was undone and made again, the later task sends the notice. */
  private async isAskedAgain(tx: Tx, { id, resourceId, payload }: Task): Promise<boolean> {
    const rows = await tx.manager.query<Row[]>(
      `SELECT id FROM outbox_tasks WHERE resource = 'job' AND resourceId = ? AND id > ? AND kind = ?
        AND state = 'waiting' AND payload = ?`,
      [resourceId, id, CUSTOMER_NOTICE, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  private async write(
    tx: Tx,
    task: Task,
    event: NoticeEvent,
    told: { readonly job: Job; readonly choice: CustomerNoticesAnswer; readonly email: string },
  ): Promise<Message> {
    const language = told.choice.language ?? told.choice.usualLanguage;
    const link = await this.links.addressForMail(tx, told.job);
    const carrier = await this.carrier.read();
    const job = await this.queries.get(PUBLIC_READER, told.job.id);
    const { timeZone } = this.settings.company;
    const now = this.clock.now();
    const sources = { job, stored: told.job, carrier, link, now, timeZone, language };
    const text = await this.settingsOf.text(event, language);
    const { subject, body } = fillNotice(text, noticeFacts(event, sources));
    return letterMessage({
      id: `${CUSTOMER_NOTICE}-${String(task.id)}`,
      ...{ to: told.email, sender: carrier, language, subject, link },
      parts: [body],
      isSigned: false,
    });
  }
}

interface Sources {
  readonly job: JobAnswer;
  readonly stored: Pick<Job, 'pickedUpOn'>;
  readonly carrier: Carrier;
  readonly link: string | null;
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
}

/** The values for a notice's placeholders. */
function noticeFacts(event: NoticeEvent, sources: Sources): NoticeFacts {
  const { job, carrier, link } = sources;
  return {
    customer: job.customer?.name ?? '',
    company: carrier.name,
    phone: carrier.phone,
    reference: job.jobId,
    po: job.poNumber,
    vehicles: vehiclesOf(job),
    from: townOf(job.pickupCity, job.pickupProvince),
    to: townOf(job.dropoffCity, job.dropoffProvince),
    date: dayInWords(dateOf(event, sources), sources.language),
    link,
  };
}

/** '2022 Honda Civic (12345678), 2021 Ford F-150'. */
function vehiclesOf({ jobVehicles }: JobAnswer): string | null {
  const names = jobVehicles
    .filter(({ leftBehind }) => leftBehind === null)
    .map(({ vehicle: { year, make, model, vinLast8 } }) => {
      const name = [year, make, model].filter(Boolean).join(' ');
      return [name, vinLast8 === null ? '' : `(${vinLast8})`].filter(Boolean).join(' ');
    });
  return names.filter(Boolean).join(', ') || null;
}

/** Null without a town: the street must not reach every recipient of the e-mail. */
function townOf(city: string | null, province: string | null): string | null {
  return city === null ? null : [city, province].filter(Boolean).join(' ');
}

function dateOf(event: NoticeEvent, { job, stored, now, timeZone }: Sources): string {
  const today = dayOf(now, timeZone);
  if (event === 'delayed') return job.preferredPickupDate ?? today;
  if (event === 'picked-up') return stored.pickedUpOn ?? today;
  return job.completedAt === null ? today : dayOf(new Date(job.completedAt), timeZone);
}
