import { fieldError } from '@dispatch/domain/errors';
import { mergeUpsert, TBD } from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import { holdGuard } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { CreateCustomerService } from './create-customer.service';
import { CustomerChanges } from './customer-changes';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer } from './customer.schema';
import type { CustomerUpsertDto } from './customer.dto';

type Typed = Omit<CustomerUpsertDto, 'id'>;

/** Finds or creates the customer that a dispatcher entered; of concurrent requests only one creates it. */
@Injectable()
export class UpsertCustomerService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: CustomerRepository,
    private readonly creation: CreateCustomerService,
    private readonly changes: CustomerChanges,
  ) {}

  upsert(actor: Actor, { id, ...given }: CustomerUpsertDto): Promise<CustomerAnswer> {
    return this.transactions.run(async (tx) => {
      if (id != null) return this.change(tx, actor, id, given);
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

  /** Applies a dispatcher's edits to a picked customer. */
  private async change(
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
    return this.changes.apply(tx, actor, { known, version: null, wanted });
  }
}

function withoutAbsent({ name, email, phone }: Typed) {
  return { name: name ?? null, email: email ?? null, phone: phone ?? null };
}
