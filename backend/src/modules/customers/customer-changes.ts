import type { CustomerDetails, CustomerStatus } from '@dispatch/domain/people/customer';
import { type AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Customer } from '../../database/schema/entities/customer';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../base/activity/activity-log';
import { changedFacts } from '../base/activity/changed-facts';
import { RenamedWords } from '../base/renames/renamed-words';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer } from './customer.schema';

type Wanted = { [K in keyof CustomerDetails]?: CustomerDetails[K] | undefined } & {
  status?: CustomerStatus | undefined;
  blacklistReason?: string | null | undefined;
};

const STATUS_FACTS = ['status', 'blacklistReason'];

interface Change {
  readonly known: Customer;
  /** The version the caller saw; null skips the check. */
  readonly version: number | null;
  readonly wanted: Wanted;
}

/** The only code path that changes a stored customer. */
@Injectable()
export class CustomerChanges {
  constructor(
    private readonly repository: CustomerRepository,
    private readonly queries: CustomerQueries,
    private readonly renamed: RenamedWords,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError stale_version with the current record */
  async apply(tx: Tx, actor: Actor, { known, version, wanted }: Change): Promise<CustomerAnswer> {
    const facts = changedFacts(known, { ...wanted, ...reasonOf(known, wanted) });
    if (version !== null && version !== known.version) throw await this.stale(known.id);
    if (facts === null) return this.queries.get(known.id);
    const now = this.clock.now();
    const fields = { ...facts.after, ...sinceWhen(facts.after, now) };
    const saved = await this.repository.update(tx, known, fields, version, now);
    if (!saved) throw await this.stale(known.id);
    if (facts.after.name !== undefined) await this.renamed.refresh(tx, 'customer', known.id);
    const customer = await this.queries.get(known.id);
    await this.activity.record(tx, actor, {
      action: isStatusAlone(facts.after) ? 'customer.status-changed' : 'customer.updated',
      resourceId: known.id,
      version: customer.version,
      ...facts,
    });
    return customer;
  }

  private async stale(id: number): Promise<AppError> {
    return staleVersion(await this.queries.get(id));
  }
}

/** Activating a customer clears the blacklist reason. */
function reasonOf(known: Customer, { status, blacklistReason }: Wanted) {
  return { blacklistReason: (status ?? known.status) === 'active' ? null : blacklistReason };
}

/** A change of status starts or ends the time on the blacklist. */
function sinceWhen({ status }: { readonly status?: unknown }, now: Date) {
  return status === undefined ? {} : { blacklistedAt: status === 'inactive' ? now : null };
}

function isStatusAlone(facts: object): boolean {
  return Object.keys(facts).every((name) => STATUS_FACTS.includes(name));
}
