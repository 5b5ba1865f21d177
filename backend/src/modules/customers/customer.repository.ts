import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import {
  type CustomerDetails,
  type CustomerFields,
  type CustomerStatus,
  isTbd,
  nameKey,
} from '@dispatch/domain/people/customer';
import { customerLikeness } from '@dispatch/domain/people/customer-likeness';
import { phoneWords, searchText } from '@dispatch/domain/text/search-words';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { holdRow } from '../../database/records/records';
import { updateVersioned } from '../../database/records/compare-and-swap';
import { beginTotals } from '../../totals/customer-totals';
import { Customer } from '../../database/schema/entities/customer';
import { Invoice } from '../../database/schema/entities/invoicing/invoice';
import { Job } from '../../database/schema/entities/jobs/job';
import { CUSTOMER_WORDS } from '../../search/word-indexes';
import { holdParent } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';

type ChangedFields = Partial<CustomerDetails> & {
  readonly status?: CustomerStatus;
  readonly blacklistReason?: string | null;
  readonly blacklistedAt?: Date | null;
};

@Injectable()
export class CustomerRepository {
  /** Returns the id; a new customer is active. */
  async insert(tx: Tx, fields: CustomerDetails, now: Date): Promise<number> {
    const row = tx.manager.create(Customer, {
      ...fields,
      ...keysOf(fields.name),
      status: 'active' satisfies CustomerStatus,
      blacklistReason: null,
      blacklistedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await tx.manager.insert(Customer, row);
    await beginTotals(tx, row.id);
    await CUSTOMER_WORDS[tx.engine].add(tx, wordsOf({ ...fields, id: row.id }));
    return row.id;
  }

  /** Null if unknown or deleted. */
  find(tx: Tx, id: number): Promise<Customer | null> {
    return tx.manager.findOneBy(Customer, { id, deletedAt: IsNull() });
  }

  /** Locks the customer, so that no job can be assigned to it until this transaction ends. */
  async hold(tx: Tx, id: number): Promise<Customer | null> {
    await holdRow(tx, 'customers', id);
    await holdParent(tx, 'customers', id);
    return this.find(tx, id);
  }

  countOpenJobs(tx: Tx, id: number): Promise<number> {
    return tx.manager.countBy(Job, {
      customerId: id,
      status: Not('delivered'),
      deletedAt: IsNull(),
    });
  }

  /** Counts drafts and unpaid invoices. */
  countOpenInvoices(tx: Tx, id: number): Promise<number> {
    return tx.manager.countBy(Invoice, {
      customerId: id,
      kind: 'invoice',
      status: In(['draft', ...OPEN_STATUSES]),
    });
  }

  /** The oldest customer with this e-mail, else with this name; placeholders match no customer. */
  async match(
    tx: Tx,
    given: {
      readonly email?: string | null | undefined;
      readonly name?: string | null | undefined;
    },
  ): Promise<Customer | null> {
    const byEmail = given.email ? await this.oldest(tx, { email: given.email }) : null;
    if (byEmail !== null || !given.name || isTbd(given.name)) return byEmail;
    return this.oldest(tx, { nameKey: nameKey(given.name) });
  }

  /** False if the version has changed or the customer was deleted. */
  async update(
    tx: Tx,
    customer: CustomerFields & { readonly id: number },
    fields: ChangedFields,
    expectedVersion: number | null,
    now: Date,
  ): Promise<boolean> {
    const all = { ...fields, ...(fields.name === undefined ? {} : keysOf(fields.name)) };
    const outcome = await updateVersioned(tx, Customer, customer.id, expectedVersion, all, now);
    if (outcome !== 'updated') return false;
    await CUSTOMER_WORDS[tx.engine].save(tx, [wordsOf({ ...customer, ...fields })]);
    return true;
  }

  /** Hides the customer everywhere but in the history. False as for `update`. */
  async hide(tx: Tx, id: number, expectedVersion: number | null, now: Date): Promise<boolean> {
    const gone = { deletedAt: now };
    const outcome = await updateVersioned(tx, Customer, id, expectedVersion, gone, now);
    if (outcome !== 'updated') return false;
    await CUSTOMER_WORDS[tx.engine].remove(tx, [id]);
    return true;
  }

  private oldest(tx: Tx, by: { email: string } | { nameKey: string }): Promise<Customer | null> {
    return tx.manager.findOne(Customer, {
      where: { ...by, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }
}

function keysOf(name: string): Pick<Customer, 'nameKey' | 'likenessKey' | 'nameSort'> {
  return { nameKey: nameKey(name), likenessKey: customerLikeness(name), nameSort: sortKey(name) };
}

function wordsOf(customer: CustomerFields & { readonly id: number }) {
  return { id: customer.id, text: customerWords(customer) };
}

/** The searchable words of a customer. */
export function customerWords(fields: CustomerFields): string {
  const { name, contactName, email, phone, address, city } = fields;
  return searchText([name, contactName, email, ...phoneWords(phone), address, city]);
}
