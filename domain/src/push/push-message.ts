import { jobReference } from '../jobs/job-reference';
import type { Language } from '../text/language';

/** What a driver is told of a job while the portal is closed. */
export const PUSH_NEWS = ['assigned', 'changed', 'taken-away'] as const;
export type PushNews = (typeof PUSH_NEWS)[number];

/** A push service drops what it could not hand to the phone within this time, in seconds. */
export const PUSH_TTL_S = 24 * 60 * 60;
/** Phones of one person; of more the oldest goes. */
export const PHONES_MAX = 10;
/** A phone that has not opened the portal for so many days is told nothing more. */
export const PHONE_KEPT_DAYS = 60;

/** What goes to the phone, encrypted: no name, no address, no number but the job's. */
export interface PushMessage {
  readonly jobId: number;
  readonly news: PushNews;
  readonly title: string;
  readonly body: string;
}

const WORDS: Readonly<Record<Language, Readonly<Record<PushNews, string>>>> = {
  'en-CA': {
    assigned: 'New job for you. Tap to open it.',
    changed: 'Dispatch changed this job. Tap to see it.',
    'taken-away': 'This job is not yours any more.',
  },
  'fr-CA': {
    assigned: 'Nouveau transport pour vous. Touchez pour l’ouvrir.',
    changed: 'La répartition a modifié ce transport. Touchez pour le voir.',
    'taken-away': 'Ce transport n’est plus le vôtre.',
  },
};

export function pushMessage(jobId: number, news: PushNews, language: Language): PushMessage {
  return { jobId, news, title: jobReference(jobId), body: WORDS[language][news] };
}

/** A newer message of the same job takes the place of one that still waits at the push service. */
export function pushTopic(jobId: number): string {
  return `job-${String(jobId)}`;
}

type Facts = Readonly<Record<string, unknown>> | null | undefined;

/** A change of a job as the activity log tells it. */
interface ToldChange {
  readonly action: string;
  readonly driverBefore?: number | null;
  readonly driverAfter?: number | null;
  readonly before?: Facts;
  readonly after?: Facts;
}

export interface DriverNews {
  readonly driverId: number;
  readonly news: PushNews;
}

const ENDS: readonly string[] = ['job.deleted', 'job.cancelled'];
const CHANGES: readonly string[] = [
  ...['job.edited', 'job.status-changed', 'job.units-changed', 'job.unit-moved'],
  ...['job.unit-left', 'job.unit-taken-back', 'job.carried-on'],
];
/** Drivers see no prices, so a change of nothing else is none to them. */
const MONEY: readonly string[] = ['price', 'dryRunCharge'];

/** Which drivers are told of a change, and what; nobody of what is not theirs to see. */
export function driverNewsOf(change: ToldChange): DriverNews[] {
  const { action, driverBefore = null, driverAfter = null, before, after } = change;
  if (ENDS.includes(action)) return newsFor(driverBefore ?? driverAfter, 'taken-away');
  if (action === 'job.reinstated') return newsFor(driverAfter, 'assigned');
  if (driverBefore !== driverAfter)
    return [...newsFor(driverAfter, 'assigned'), ...newsFor(driverBefore, 'taken-away')];
  const names = Object.keys({ ...before, ...after });
  const isMoneyAlone = names.length > 0 && names.every((name) => MONEY.includes(name));
  return CHANGES.includes(action) && !isMoneyAlone ? newsFor(driverAfter, 'changed') : [];
}

function newsFor(driverId: number | null, news: PushNews): DriverNews[] {
  return driverId === null ? [] : [{ driverId, news }];
}
