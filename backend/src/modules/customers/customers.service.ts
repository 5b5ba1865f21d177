import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import {
  type CustomerDetails,
  type CustomerStatus,
  mergeUpsert,
  TBD,
} from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import { found } from '../../database/records/found';
import type { Customer } from '../../database/schema/entities/customer';
import { holdGuard } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { changedFacts } from '../base/activity/changed-facts';
import { Changes } from '../base/activity/changes';
import { RenamedWords } from '../base/renames/renamed-words';
import type { CustomerChangesDto, CustomerUpsertDto } from './customer.dto';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer } from './customer.schema';

export type NewCustomer = Pick<CustomerDetails, 'name'> & {
  readonly [Name in keyof CustomerDetails]?: CustomerDetails[Name] | undefined;
};

interface CustomerUpdate extends Target {
  readonly changes: CustomerChangesDto;
}

type Typed = Omit<CustomerUpsertDto, 'id'>;

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

/** Creates, changes and deletes customers. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: CustomerRepository,
    private readonly queries: CustomerQueries,
    private readonly renamed: RenamedWords,
  ) {}

  create(actor: Actor, given: NewCustomer): Promise<CustomerAnswer> {
    return this.changes.run(async (tx) => {
      const id = await this.repository.insert(tx, withBlanks(given), this.changes.now());
      const customer = await this.queries.get(id);
      await this.changes.record(tx, actor, {
        action: 'customer.created',
        resourceId: id,
        version: customer.version,
        after: changedFacts({}, given)?.after ?? null,
      });
      return customer;
    });
  }

  /** Writes the sent fields of a customer, including its status. */
  update(actor: Actor, { id, version, changes }: CustomerUpdate): Promise<CustomerAnswer> {
    return this.changes.run(async (tx) => {
      const known = found(await this.repository.find(tx, id));
      return this.apply(tx, actor, { known, version, wanted: changes });
    });
  }

  /** Finds or creates the customer that a dispatcher entered; of concurrent requests only one creates it. */
  upsert(actor: Actor, { id, ...given }: CustomerUpsertDto): Promise<CustomerAnswer> {
    return this.changes.run(async (tx) => {
      if (id != null) return this.changePicked(tx, actor, id, given);
      await holdGuard(tx, 'customer-upsert');
      const known = await this.repository.match(tx, given);
      if (known === null) return this.create(actor, { ...given, name: given.name ?? TBD });
      return this.apply(tx, actor, {
        known,
        version: null,
        wanted: mergeUpsert(known, withoutAbsent(given)),
      });
    });
  }

  /** Applies a dispatcher's edits to a picked customer. */
  private async changePicked(
    tx: Tx,
    actor: Actor,
    id: number,
    { name, email, phone }: Typed,
  ): Promise<CustomerAnswer> {
    const known = await this.repository.find(tx, id);
    if (known === null) throw fieldError('id', 'unknown_customer');
    const wanted = {
      name: name ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
    };
    return this.apply(tx, actor, { known, version: null, wanted });
  }

  /**
   * Hides a customer that has no open jobs or invoices; finished jobs and the history keep it.
   * @throws AppError not_found, stale_version, customer_has_open_jobs, customer_has_open_invoices
   */
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

  /** The only code path that changes a stored customer. @throws AppError stale_version with the current record */
  async apply(tx: Tx, actor: Actor, { known, version, wanted }: Change): Promise<CustomerAnswer> {
    const facts = changedFacts(known, { ...wanted, ...reasonOf(known, wanted) });
    if (version !== null && version !== known.version) throw await this.stale(known.id);
    if (facts === null) return this.queries.get(known.id);
    const now = this.changes.now();
    const fields = { ...facts.after, ...sinceWhen(facts.after, now) };
    const saved = await this.repository.update(tx, known, fields, version, now);
    if (!saved) throw await this.stale(known.id);
    if (facts.after.name !== undefined) await this.renamed.refresh(tx, 'customer', known.id);
    const customer = await this.queries.get(known.id);
    await this.changes.record(tx, actor, {
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

function withBlanks({ name, ...given }: NewCustomer): CustomerDetails {
  return {
    name,
    contactName: given.contactName ?? null,
    email: given.email ?? null,
    phone: given.phone ?? null,
    address: given.address ?? null,
    city: given.city ?? null,
    province: given.province ?? null,
    postalCode: given.postalCode ?? null,
    reportLevel: given.reportLevel ?? null,
  };
}

function withoutAbsent({ name, email, phone }: Typed) {
  return { name: name ?? null, email: email ?? null, phone: phone ?? null };
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
