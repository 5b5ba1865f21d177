import type { Permission } from '@dispatch/domain/people/permissions';
import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import type { Actor } from '../../../../http/access/actor';
import { InvoiceQueries } from '../../../billing/invoicing/invoices/invoice.queries';
import { presentSummary } from '../../../billing/invoicing/invoices/present-invoice';
import { JobQueries } from '../../../jobs/read/job.queries';
import type { DueDelivery } from '../sending/delivery-queue';

/** The body's column holds 64 kB. */
const MOST_BYTES = 60_000;

type Told = Pick<DueDelivery, 'eventId' | 'type' | 'resource' | 'resourceId' | 'createdAt'>;

/** The exact text that is sent for an event. */
export function eventText(event: Told, data: unknown): string {
  const { eventId: id, type, resource, resourceId, createdAt } = event;
  return JSON.stringify({
    ...{ id, type, timestamp: createdAt.toISOString(), resource, resourceId },
    data,
  });
}

/** The permissions of a webhook: jobs as listed, without the blacklist. */
function reader(includesPrices: boolean): Actor {
  const sees: Permission[] = includesPrices ? ['jobs:read', 'prices:read'] : ['jobs:read'];
  return {
    userId: 0,
    name: 'Webhook',
    role: SERVICE_ACCOUNT,
    permissions: new Set(sees),
    driverId: null,
    sessionId: 0,
  };
}

/** Builds an event's body: the current record, as the API lists it. */
@Injectable()
export class EventBodies {
  constructor(
    private readonly jobs: JobQueries,
    private readonly invoices: InvoiceQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async make(delivery: DueDelivery, includesPrices: boolean): Promise<string> {
    const data = await this.recordOf(delivery, includesPrices);
    const body = eventText(delivery, data);
    return Buffer.byteLength(body) <= MOST_BYTES ? body : eventText(delivery, null);
  }

  private async recordOf({ resource, resourceId: id }: DueDelivery, includesPrices: boolean) {
    if (resource === 'invoice') return includesPrices ? this.invoice(id) : null;
    const actor = reader(includesPrices);
    const [listed] = await this.jobs.some(actor, [id]);
    const [job = null] = listed === undefined ? await this.jobs.unlisted(actor, [id]) : [listed];
    return job;
  }

  private async invoice(id: number) {
    const today = dayOf(this.clock.now(), this.settings.company.timeZone);
    return presentSummary(await this.invoices.row(id), null, today);
  }
}
