import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { NoticeFacts } from '@dispatch/domain/customer-notices/notice-text';
import type { Language } from '@dispatch/domain/text/language';
import { dayOf } from '@dispatch/domain/time/company-day';
import { dayInWords } from '@dispatch/domain/time/day-in-words';
import type { Job } from '../../../../database/schema/entities/jobs/job';
import type { Carrier } from '../../../base/company/carrier';
import type { JobAnswer } from '../../../jobs/job.schema';

interface Sources {
  readonly job: JobAnswer;
  readonly stored: Pick<Job, 'pickedUpOn'>;
  readonly carrier: Carrier;
  readonly link: string | null;
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
}

/** The values for a notice's placeholders. */
export function noticeFacts(event: NoticeEvent, sources: Sources): NoticeFacts {
  const { job, carrier, link } = sources;
  return {
    customer: job.customer?.name ?? '',
    company: carrier.name,
    phone: carrier.phone,
    reference: job.jobId,
    po: job.poNumber,
    vehicles: vehiclesOf(job),
    from: townOf(job.pickupCity, job.pickupProvince),
    to: townOf(job.dropoffCity, job.dropoffProvince),
    date: dayInWords(dateOf(event, sources), sources.language),
    link,
  };
}

/** '2022 Honda Civic (12345678), 2021 Ford F-150'. */
function vehiclesOf({ jobVehicles }: JobAnswer): string | null {
  const names = jobVehicles
    .filter(({ leftBehind }) => leftBehind === null)
    .map(({ vehicle: { year, make, model, vinLast8 } }) => {
      const name = [year, make, model].filter(Boolean).join(' ');
      return [name, vinLast8 === null ? '' : `(${vinLast8})`].filter(Boolean).join(' ');
    });
  return names.filter(Boolean).join(', ') || null;
}

/** Null without a town: the street must not reach every recipient of the e-mail. */
function townOf(city: string | null, province: string | null): string | null {
  return city === null ? null : [city, province].filter(Boolean).join(' ');
}

function dateOf(event: NoticeEvent, { job, stored, now, timeZone }: Sources): string {
  const today = dayOf(now, timeZone);
  if (event === 'delayed') return job.preferredPickupDate ?? today;
  if (event === 'picked-up') return stored.pickedUpOn ?? today;
  return job.completedAt === null ? today : dayOf(new Date(job.completedAt), timeZone);
}
