import type { CustomerDetails } from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor';
import { changedFacts } from '../base/activity/changed-facts';
import { Changes } from '../base/activity/changes';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';
import type { CustomerAnswer } from './customer.schema';

export type NewCustomer = Pick<CustomerDetails, 'name'> & {
  readonly [Name in keyof CustomerDetails]?: CustomerDetails[Name] | undefined;
};

@Injectable()
export class CreateCustomerService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: CustomerRepository,
    private readonly queries: CustomerQueries,
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
