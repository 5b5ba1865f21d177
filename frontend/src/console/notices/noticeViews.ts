import type { Notice } from '../../api/notices';

/** The views of notices that do not concern a job. */
const VIEWS = {
  'webhook-parked': { view: 'webhooks', icon: 'hook', text: 'openWebhooks' },
  'recurring-job-failed': { view: 'recurring-jobs', icon: 'calendar', text: 'openSeries' },
} as const;

const isOne = (kind: string): kind is keyof typeof VIEWS => kind in VIEWS;

export const viewOfNotice = ({ kind, job }: Notice) =>
  job === null && isOne(kind) ? VIEWS[kind] : undefined;
