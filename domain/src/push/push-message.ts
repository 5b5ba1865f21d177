import { jobReference } from '../jobs/job-reference';
import type { Language } from '../text/language';

/** Job events that notify a driver while the portal is closed. */
export const PUSH_NEWS = ['assigned', 'changed', 'taken-away'] as const;
export type PushNews = (typeof PUSH_NEWS)[number];

/** Push services discard a message not delivered within this time, in seconds. */
export const PUSH_TTL_S = 24 * 60 * 60;
/** Most phones per user; another one replaces the oldest. */
export const PHONES_MAX = 10;
/** A phone that has not opened the portal for this many days receives no more messages. */
export const PHONE_KEPT_DAYS = 60;

/** The message to the phone, encrypted: no name, no address, and no number except the job's. */
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
    'taken-away': 'This job is no longer yours.',
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

/** A newer message replaces one for the same job that still waits at the push service. */
export function pushTopic(jobId: number): string {
  return `job-${String(jobId)}`;
}

type Facts = Readonly<Record<string, unknown>> | null | undefined;

/** A change of a job, as recorded in the activity log. */
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
/** Drivers see none of these, so a change of only these is not sent. */
const OF_OFFICE: readonly string[] = ['price', 'dryRunCharge', 'responsibleId'];

/** The drivers to notify of a change, and the event. Drivers are not notified of data that they cannot see. */
export function driverNewsOf(change: ToldChange): DriverNews[] {
  const { action, driverBefore = null, driverAfter = null, before, after } = change;
  if (ENDS.includes(action)) return newsFor(driverBefore ?? driverAfter, 'taken-away');
  if (action === 'job.reinstated') return newsFor(driverAfter, 'assigned');
  if (driverBefore !== driverAfter)
    return [...newsFor(driverAfter, 'assigned'), ...newsFor(driverBefore, 'taken-away')];
  const names = Object.keys({ ...before, ...after });
  const isOfOffice = names.length > 0 && names.every((name) => OF_OFFICE.includes(name));
  return CHANGES.includes(action) && !isOfOffice ? newsFor(driverAfter, 'changed') : [];
}

function newsFor(driverId: number | null, news: PushNews): DriverNews[] {
  return driverId === null ? [] : [{ driverId, news }];
}
