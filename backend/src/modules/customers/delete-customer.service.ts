import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { found } from '../../database/records/found';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { Changes } from '../base/activity/changes';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';

/** Hides a customer that has no open jobs or invoices; finished jobs and the history keep it. */
@Injectable()
export class DeleteCustomerService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: CustomerRepository,
    private readonly queries: CustomerQueries,
  ) {}

  /** @throws AppError not_found, stale_version, customer_has_open_jobs, customer_has_open_invoices */
  delete(actor: Actor, { id, version }: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      const customer = found(await this.repository.hold(tx, id));
      if (version !== null && version !== customer.version)
        throw staleVersion(await this.queries.get(id));
      const count = await this.repository.countOpenJobs(tx, id);
      if (count > 0) throw new AppError('customer_has_open_jobs', { count });
      const invoices = await this.repository.countOpenInvoices(tx, id);
      if (invoices > 0) throw new AppError('customer_has_open_invoices', { count: invoices });
      if (!(await this.repository.hide(tx, id, version, this.changes.now())))
        throw staleVersion(await this.queries.get(id));
      await this.changes.record(tx, actor, {
        action: 'customer.deleted',
        resourceId: id,
        version: customer.version + 1,
        before: { name: customer.name },
      });
    });
  }
}
