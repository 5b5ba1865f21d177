import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Driver } from '../api/drivers';
import type { Job } from '../api/jobs/jobs';
import type { Language } from '../lib/languages';
import { renderApp } from './render';
import { admin } from './samples';
import { setViewport } from './viewport';

/** The console's requests while a job is open over the dashboard. */
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

/** Job 7 open over an admin's dashboard at desktop width. */
export async function openJobDialog(path = '/?job=7', language?: Language) {
  setViewport(1440);
  const view = await renderApp({ path, user: admin, language });
  const dialog = await screen.findByRole('dialog', { name: /^(Job|Transport) JOB-000007$/ });
  return { ...view, dialog, inside: within(dialog) };
}

export const openJobEditor = () => openJobDialog('/?job=7&panel=edit');
