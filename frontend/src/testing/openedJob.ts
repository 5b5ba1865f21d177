import { http, HttpResponse } from 'msw';
import type { Driver } from '../api/drivers';
import type { Job } from '../api/jobs';

/** What the console asks for while a job is open over the dashboard. */
export function openedJob(read: () => Job, drivers: readonly Driver[] = []) {
  const answers: [path: string, answer: () => object][] = [
    ['jobs', () => [read()]],
    [`jobs/${read().id}`, read],
    [`jobs/${read().id}/activity`, () => []],
    ['jobs/active', () => []],
    ['jobs/billing-summary', () => ({})],
    ['stats', () => ({})],
    ['drivers', () => drivers],
    ['vehicles/search', () => []],
  ];
  return answers.map(([path, answer]) =>
    http.get(`*/api/${path}`, () => HttpResponse.json(answer())),
  );
}
