import { countOfCustomers } from '../../src/totals/customer-totals';
import { countDelivered } from '../../src/totals/delivered-totals';
import { Job } from '../../src/database/schema/entities/jobs/job';
import { JOB_WORDS } from '../../src/search/word-indexes';
import { jobSearchText } from '@dispatch/domain/text/search-words';
import { routeSortKeys } from '@dispatch/domain/text/sort-key';
import type { TestApi } from '../app/http';

const LOCATION = {
  Address: null,
  City: null,
  Province: null,
  PostalCode: null,
  ContactName: null,
  ContactPhone: null,
  SiteContactName: null,
};

function locationOf(side: 'pickup' | 'dropoff'): object {
  return Object.fromEntries(Object.entries(LOCATION).map(([part, value]) => [side + part, value]));
}

export const NO_PLACES = { ...locationOf('pickup'), ...locationOf('dropoff') };

/** Stores a job directly in the database, for tests that only need one; returns its id. */
export function storeJob(
  { transactions, clock }: TestApi,
  facts: Partial<Omit<Job, 'id'>> = {},
): Promise<number> {
  return transactions.run(async (tx) => {
    const job = tx.manager.create(Job, {
      ...NO_PLACES,
      status: 'pending',
      driverId: null,
      customerId: null,
      vehicleCount: 0,
      priceCents: null,
      poNumber: null,
      preferredPickupDate: null,
      preferredDeliveryDate: null,
      ...{ pickupFrom: null, pickupUntil: null, dropoffFrom: null, dropoffUntil: null },
      specialInstructions: null,
      completionNotes: null,
      hasDriverReport: false,
      billingComplete: false,
      version: 1,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      completedAt: null,
      deliveredOn: null,
      deletedAt: null,
      unreadNoteAt: null,
      hasLeft: null,
      carriedFromId: null,
      pickedUpOn: null,
      ...{ statusSince: null, loadedAt: null, responsibleId: null },
      deliverBy: null,
      ...facts,
    });
    Object.assign(job, routeSortKeys(job));
    await tx.manager.insert(Job, job);
    await countDelivered((sql) => tx.manager.query(sql));
    await countOfCustomers((sql) => tx.manager.query(sql));
    const words = { id: job.id, text: jobSearchText(job), isSettled: job.status === 'delivered' };
    await JOB_WORDS[tx.engine].save(tx, [words]);
    return job.id;
  });
}
