import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { found } from '../../../../database/records/found';
import { findRecord, holdRecord } from '../../../../database/records/records';
import { saveSettings } from '../../../../database/records/save-settings';
import { Customer } from '../../../../database/schema/entities/customer';
import { CustomerBilling } from '../../../../database/schema/entities/invoicing/customer-billing';
import type { Actor } from '../../../../http/access/actor';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { BLANK_BILLING, CustomerBillingQueries } from './customer-billing.queries';
import type { CustomerBillingAnswer } from './customer-billing.schema';
import type { CustomerBillingDto } from './customer-billing.dto';

interface BillingChange {
  readonly customerId: number;
  /** The version the caller saw. Null skips the check. */
  readonly version: number | null;
  readonly changes: Partial<CustomerBillingDto>;
}

@Injectable()
export class ChangeCustomerBillingService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: CustomerBillingQueries,
  ) {}

  /** @throws AppError not_found, stale_version with the present settings */
  change(
    actor: Actor,
    { customerId, version, changes }: BillingChange,
  ): Promise<CustomerBillingAnswer> {
    return this.changes.run(async (tx) => {
      found(await holdRecord(tx, Customer, 'id = ? AND deletedAt IS NULL', [customerId]));
      const known = await findRecord(tx, CustomerBilling, 'customerId = ?', [customerId]);
      const facts = changedFacts(known ?? BLANK_BILLING, changes);
      if (version !== null && version !== (known?.version ?? 1))
        throw staleVersion(await this.queries.get(customerId));
      if (facts === null) return this.queries.get(customerId);
      const written = { blank: { ...BLANK_BILLING, customerId }, changed: facts.after };
      await saveSettings(tx, CustomerBilling, known, written, this.changes.now());
      await this.changes.record(tx, actor, {
        action: 'customer.billing-changed',
        resourceId: customerId,
        ...facts,
      });
      return this.queries.get(customerId);
    });
  }
}
