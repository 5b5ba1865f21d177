import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import {
  findRecord,
  holdRecord,
  insertRecord,
  type Stored,
} from '../../../../database/records/records';
import { Customer } from '../../../../database/schema/entities/customer';
import { CustomerBilling } from '../../../../database/schema/entities/invoicing/customer-billing';
import type { Tx } from '../../../../database/transactions/transaction';

export type StoredBilling = Stored<CustomerBilling>;
export type BillingFields = Omit<
  StoredBilling,
  'id' | 'customerId' | 'version' | 'createdAt' | 'updatedAt'
>;

@Injectable()
export class CustomerBillingRepository {
  /** Locks the settings of the customer until this transaction ends. False for an unknown customer. */
  async holdCustomer(tx: Tx, id: number): Promise<boolean> {
    return (await holdRecord(tx, Customer, 'id = ? AND deletedAt IS NULL', [id])) !== null;
  }

  /** The transaction must hold the customer. Null until the first change. */
  find(tx: Tx, customerId: number): Promise<StoredBilling | null> {
    return findRecord(tx, CustomerBilling, 'customerId = ?', [customerId]);
  }

  /** The first change creates version 2; the blank settings count as version 1. */
  async insert(tx: Tx, customerId: number, fields: BillingFields, now: Date): Promise<void> {
    const made = { version: 2, createdAt: now, updatedAt: now };
    await insertRecord(tx, CustomerBilling, { ...fields, ...made, customerId });
  }

  async update(
    tx: Tx,
    { id, version }: StoredBilling,
    fields: Partial<BillingFields>,
    now: Date,
  ): Promise<void> {
    await updateVersioned(tx, CustomerBilling, id, version, fields, now);
  }
}
