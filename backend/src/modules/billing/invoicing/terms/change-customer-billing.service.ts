import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../http/access/actor';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { BLANK_BILLING, CustomerBillingQueries } from './customer-billing.queries';
import { CustomerBillingRepository } from './customer-billing.repository';
import type { CustomerBillingAnswer } from './customer-billing.schema';
import type { CustomerBillingDto } from './customer-billing.dto';

interface BillingChange {
  readonly customerId: number;
  /** The version the caller saw. Null skips the check. */
  readonly version: number | null;
  readonly changes: CustomerBillingDto;
}

@Injectable()
export class ChangeCustomerBillingService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: CustomerBillingRepository,
    private readonly queries: CustomerBillingQueries,
  ) {}

  /** @throws AppError not_found, stale_version with the present settings */
  change(
    actor: Actor,
    { customerId, version, changes }: BillingChange,
  ): Promise<CustomerBillingAnswer> {
    return this.changes.run(async (tx) => {
      if (!(await this.repository.holdCustomer(tx, customerId))) throw new AppError('not_found');
      const known = await this.repository.find(tx, customerId);
      const facts = changedFacts(known ?? BLANK_BILLING, changes);
      if (version !== null && version !== (known?.version ?? 1))
        throw staleVersion(await this.queries.get(customerId));
      if (facts === null) return this.queries.get(customerId);
      const now = this.changes.now();
      if (known === null)
        await this.repository.insert(tx, customerId, { ...BLANK_BILLING, ...facts.after }, now);
      else await this.repository.update(tx, known, facts.after, now);
      await this.changes.record(tx, actor, {
        action: 'customer.billing-changed',
        resourceId: customerId,
        ...facts,
      });
      return this.queries.get(customerId);
    });
  }
}
