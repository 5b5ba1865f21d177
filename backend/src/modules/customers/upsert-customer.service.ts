import { mergeUpsert, TBD } from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import { holdGuard } from '../../database/transactions/guards';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { CreateCustomerService } from './create-customer.service';
import { CustomerChanges } from './customer-changes';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer, CustomerUpsertBody } from './customer.schema';

/** Finds the customer that a dispatcher means, or adds it; of many at once the first adds it. */
@Injectable()
export class UpsertCustomerService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: CustomerRepository,
    private readonly creation: CreateCustomerService,
    private readonly changes: CustomerChanges,
  ) {}

  upsert(actor: Actor, given: CustomerUpsertBody): Promise<CustomerAnswer> {
    return this.transactions.run(async (tx) => {
      await holdGuard(tx, 'customer-upsert');
      const known = await this.repository.match(tx, given);
      if (known === null) return this.creation.create(actor, { ...given, name: given.name ?? TBD });
      return this.changes.apply(tx, actor, {
        known,
        version: null,
        wanted: mergeUpsert(known, withoutAbsent(given)),
      });
    });
  }
}

function withoutAbsent({ name, email, phone }: CustomerUpsertBody) {
  return { name: name ?? null, email: email ?? null, phone: phone ?? null };
}
