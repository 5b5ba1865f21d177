import type { Side } from '@dispatch/domain/jobs/job-location';
import { JOB_STATUS, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { MAP_COUNTRY_SUFFIX } from '@dispatch/domain/limits';
import type { Job } from '../../api/jobs/jobs';

export interface Place {
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly siteContactName: string | null;
}

/** One end of the job's route. */
export function placeOf(job: Job, side: Side): Place {
  return {
    address: job[`${side}Address`],
    city: job[`${side}City`],
    province: job[`${side}Province`],
    postalCode: job[`${side}PostalCode`],
    contactName: job[`${side}ContactName`],
    contactPhone: job[`${side}ContactPhone`],
    siteContactName: job[`${side}SiteContactName`],
  };
}

const given = (text: string | null): text is string => text !== null && text.trim() !== '';

/** 'Montréal, QC'; a given postal code follows after two spaces. */
export function cityLine({ city, province }: Place, postalCode: string | null = null): string {
  const town = [city, province].filter(given).join(', ');
  return [town, postalCode].filter((part) => part !== null && part !== '').join('  ');
}

/** The pickup until the vehicles are loaded, the drop-off afterwards. */
export function nextSide(status: JobStatus): Side {
  return JOB_STATUS[status].group === 'assigned' ? 'pickup' : 'dropoff';
}

/**
 * A maps search for the place; city and province are added unless the address names them. Null
 * without any address.
 */
export function navigationHref(place: Place): string | null {
  const parts = [place.address, place.city, place.province]
    .filter(given)
    .map((part) => part.trim());
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const text = others.reduce(
    (whole, part) => (names(whole, part) ? whole : `${whole}, ${part}`),
    first,
  );
  const query = encodeURIComponent(text + MAP_COUNTRY_SUFFIX);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** 'King St W, Toronto, ON M5V 1A1' names Toronto and ON; '12 Toronto Street' does not. */
function names(address: string, part: string): boolean {
  const [, ...afterStreet] = address.split(',').map((piece) => piece.trim());
  return afterStreet.some((piece) => piece === part || piece.startsWith(`${part} `));
}
