import { fold, jobSearchText } from '@dispatch/domain/text/search-words';
import type { Job } from '../../api/jobs';
import { placeName } from '../../parts/job/jobTexts';

const BETWEEN = '→';

/** From where to where, as filter and address name it; an unknown end is empty. */
export function routeOf(job: Job): string {
  return [placeName(job, 'pickup') ?? '', placeName(job, 'dropoff') ?? ''].join(BETWEEN);
}

/** A route in words; `unknown` stands for an end that nothing is known of. */
export function routeLabel(route: string, unknown: string): string {
  const [from = '', to = ''] = route.split(BETWEEN);
  return `${from || unknown} ${BETWEEN} ${to || unknown}`;
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
  /** Everything a job is found by, folded. */
  readonly searchText: (job: Job) => string;
  /** The same for spellings that differ in case and accents only. */
  readonly routeKey: (route: string) => string;
}

/**
 * Folding thousands of jobs takes longer than a keystroke may, so it is done once for every
 * version of a job. Names of customers and drivers change without the job's version.
 */
export function createJobTexts(): JobTexts {
  const texts = new Map<number, Kept>();
  const routes = new Map<string, string>();
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
    routeKey: (route) => {
      const key = routes.get(route) ?? fold(route);
      routes.set(route, key);
      return key;
    },
  };
}
