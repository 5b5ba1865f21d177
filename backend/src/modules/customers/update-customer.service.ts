import { Injectable } from '@nestjs/common';
import { found } from '../../database/records/found';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { CustomerChanges } from './customer-changes';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer } from './customer.schema';
import type { CustomerChangesDto } from './customer.dto';

interface CustomerUpdate extends Target {
  readonly changes: CustomerChangesDto;
}

/** Writes the sent fields of a customer, including its status. */
@Injectable()
export class UpdateCustomerService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: CustomerRepository,
    private readonly changes: CustomerChanges,
  ) {}

  update(actor: Actor, { id, version, changes }: CustomerUpdate): Promise<CustomerAnswer> {
    return this.transactions.run(async (tx) => {
      const known = found(await this.repository.find(tx, id));
      return this.changes.apply(tx, actor, { known, version, wanted: changes });
    });
  }
}
