import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Driver } from '../../api/drivers';
import { DriversView } from '../../console/drivers/DriversView';
import { makeDriver } from '../jobSamples';
import { openView } from '../openView';
import { pagedAnswer } from './pagedAnswer';
import { refusal, server } from './server';

export const drew = makeDriver(4, {
  name: 'Drew Sample',
  status: 'on-route',
  phone: '4165550101',
  activeJobs: 2,
  completedJobs: 7,
  totalJobs: 9,
  promisedJobs: 6,
  onTimeJobs: 5,
  promisedDeliveries: 0,
  onTimeDeliveries: 0,
  version: 3,
});
export const rene = makeDriver(5, { name: 'René Sample', isActive: false });

/** A server with these drivers; returns the received queries and changes. */
export function serveDrivers(drivers: readonly Driver[]) {
  const asked: URLSearchParams[] = [];
  const sent: { body: unknown; version: string | null }[] = [];
  const present = new Map(drivers.map((driver) => [driver.id, driver]));
  server.use(
    http.get('*/api/drivers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [...present.values()]);
    }),
    ...['assigned', 'active'].map((group) =>
      http.get(`*/api/jobs/driver/:id/${group}`, () => HttpResponse.json([])),
    ),
    http.get('*/api/drivers/:id', ({ params }) => {
      const found = present.get(Number(params.id));
      return found ? HttpResponse.json(found) : refusal(404, 'not_found', 'Not found.');
    }),
    http.patch('*/api/drivers/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<Driver>;
      sent.push({ body, version: request.headers.get('If-Match') });
      const before = present.get(Number(params.id))!;
      const after = { ...before, ...body, version: before.version + 1 };
      present.set(after.id, after);
      return HttpResponse.json(after);
    }),
  );
  return { asked, sent };
}

export const openDrivers = (
  path = '/?view=drivers',
  options: Parameters<typeof openView>[2] = {},
) => openView(<DriversView />, path, options);

export const findCard = (name: string) => screen.findByRole('article', { name });
