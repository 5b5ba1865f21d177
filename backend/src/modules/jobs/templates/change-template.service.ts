import { AppError, staleVersion } from '@dispatch/domain/errors';
import { MAX_TEMPLATES, templateKey } from '@dispatch/domain/recurring/series';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { found } from '../../../database/records/found';
import { holdRecord, insertRecord } from '../../../database/records/records';
import { refuseTaken } from '../../../database/records/refuse-taken';
import { JobTemplate } from '../../../database/schema/entities/recurring/job-template';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { ActivityLog } from '../../base/activity/activity-log';
import { JobLinks } from '../change/job-links';
import { JobTemplateQueries } from './job-template.queries';
import type { JobTemplateAnswer } from './job-template.schema';
import { storedJob, withKeptPrices } from './template-job.schema';
import type { JobTemplateChangesDto, NewJobTemplateDto } from './job-template.dto';

const refuseTakenName = refuseTaken('job_templates_name', 'name', 'template_name_taken');

/** Creates, changes and deletes templates. */
@Injectable()
export class ChangeTemplateService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: JobTemplateQueries,
    private readonly links: JobLinks,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError validation_failed, template_name_taken, too_many_templates */
  make(actor: Actor, { name, job }: NewJobTemplateDto): Promise<JobTemplateAnswer> {
    return this.transactions
      .run(async (tx) => {
        if ((await this.queries.count()) >= MAX_TEMPLATES)
          throw new AppError('too_many_templates', { max: MAX_TEMPLATES });
        await this.links.assertCustomer(tx, job.customerId);
        await this.links.assertResponsible(tx, job.responsibleId);
        const now = this.clock.now();
        const id = await insertRecord(tx, JobTemplate, {
          ...{ name, nameKey: templateKey(name), customerId: job.customerId ?? null },
          ...{ job: JSON.stringify(job), version: 1, createdAt: now, updatedAt: now },
        });
        await this.record(tx, actor, { action: 'job-template.created', id, version: 1, name });
        return this.queries.get(actor, id);
      })
      .catch(refuseTakenName);
  }

  /** @throws AppError not_found, stale_version, validation_failed, template_name_taken */
  change(
    actor: Actor,
    target: Target,
    { name, job: wanted }: JobTemplateChangesDto,
  ): Promise<JobTemplateAnswer> {
    return this.transactions
      .run(async (tx) => {
        const held = await this.hold(tx, actor, target);
        const job = wanted && withKeptPrices(wanted, held.job, actor);
        if (job?.customerId !== held.customerId)
          await this.links.assertCustomer(tx, job?.customerId);
        if (job?.responsibleId !== storedJob(held.job).responsibleId)
          await this.links.assertResponsible(tx, job?.responsibleId);
        const fields = {
          ...(name !== undefined && { name, nameKey: templateKey(name) }),
          ...(job && { job: JSON.stringify(job), customerId: job.customerId ?? null }),
        };
        await updateVersioned(tx, JobTemplate, held.id, null, fields, this.clock.now());
        const told = { id: held.id, version: held.version + 1, name: name ?? held.name };
        await this.record(tx, actor, { action: 'job-template.changed', ...told });
        return this.queries.get(actor, held.id);
      })
      .catch(refuseTakenName);
  }

  /** @throws AppError not_found, stale_version, template_in_use */
  delete(actor: Actor, target: Target): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { id, name, version } = await this.hold(tx, actor, target);
      const { usedBy } = await this.queries.get(actor, id);
      if (usedBy > 0) throw new AppError('template_in_use', { count: usedBy });
      await tx.manager.query('DELETE FROM job_templates WHERE id = ?', [id]);
      await this.record(tx, actor, { action: 'job-template.deleted', id, version, name });
    });
  }

  private async hold(tx: Tx, actor: Actor, { id, version }: Target) {
    const held = found(await holdRecord(tx, JobTemplate, 'id = ?', [id]));
    if (version !== null && version !== held.version)
      throw staleVersion(await this.queries.get(actor, id));
    return held;
  }

  private record(
    tx: Tx,
    actor: Actor,
    { action, id, version, name }: RecordedChange,
  ): Promise<void> {
    const what = { action, resourceId: id, version } as const;
    return this.activity.record(tx, actor, { ...what, after: { name } });
  }
}

interface RecordedChange {
  readonly action: 'job-template.created' | 'job-template.changed' | 'job-template.deleted';
  readonly id: number;
  readonly version: number;
  readonly name: string;
}
