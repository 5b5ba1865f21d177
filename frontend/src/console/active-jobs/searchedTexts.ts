import type { Side } from '@dispatch/domain/jobs/job-location';
import { fold, jobSearchText } from '@dispatch/domain/text/search-words';
import type { Job } from '../../api/jobs/jobs';
import { placeName } from '../../parts/job/jobTexts';

const BETWEEN = '→';

/** Origin and destination, as used in filters and addresses; an unknown end is empty. */
export function routeOf(job: Job): string {
  return [placeName(job, 'pickup') ?? '', placeName(job, 'dropoff') ?? ''].join(BETWEEN);
}

/** A route in words; `unknown` replaces an unknown end. */
export function routeLabel(route: string, unknown: string): string {
  const [from = '', to = ''] = route.split(BETWEEN);
  return `${from || unknown} ${BETWEEN} ${to || unknown}`;
}

/** The values that match a place filter: the province, and the city in it. */
export function placesOf(job: Job, side: Side): readonly string[] {
  const province = job[`${side}Province`];
  const city = job[`${side}City`] ? placeName(job, side) : null;
  return [province, city].flatMap((place) => place || []);
}

interface Kept {
  readonly version: number;
  readonly customer: string | undefined;
  readonly driver: string | undefined;
  readonly text: string;
}

function searchTextFor(job: Job): string {
  return jobSearchText({
    ...job,
    customerName: job.customer?.name,
    driverName: job.driver?.name,
    vehicles: job.jobVehicles.map(({ vehicle }) => vehicle),
  });
}

export interface JobTexts {
  /** The searchable text of a job, folded. */
  readonly searchText: (job: Job) => string;
  /** Equal for places or routes that differ only in case and accents. */
  readonly placeKey: (place: string) => string;
}

/**
 * Folding thousands of jobs is slower than a keystroke allows, so the result is cached for each version of a job. Names
 * of customers and drivers can change without a new version of the job.
 */
export function createJobTexts(): JobTexts {
  const texts = new Map<number, Kept>();
  const places = new Map<string, string>();
  return {
    searchText: (job) => {
      const kept = texts.get(job.id);
      const customer = job.customer?.name;
      const driver = job.driver?.name;
      if (kept?.version === job.version && kept.customer === customer && kept.driver === driver)
        return kept.text;
      const text = searchTextFor(job);
      texts.set(job.id, { version: job.version, customer, driver, text });
      return text;
    },
    placeKey: (place) => {
      const key = places.get(place) ?? fold(place);
      places.set(place, key);
      return key;
    },
  };
}
