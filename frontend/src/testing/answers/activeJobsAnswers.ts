import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../api/jobs/jobs';
import { makeDriver, makeJob } from '../jobSamples';
import { admin } from '../samples';
import { renderApp } from '../render';
import { server } from './server';

export const acme = {
  id: 1,
  name: 'Acme Motors',
  email: null,
  phone: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  reportLevel: null,
  status: 'active',
} satisfies Job['customer'];
export const zenith = { ...acme, id: 2, name: 'Zénith Autos' };
export const drew = makeDriver(4, { name: 'Drew Sample' });

export const toronto = { pickupCity: 'Toronto', pickupProvince: 'ON' };
export const toMontreal = { dropoffCity: 'Montréal', dropoffProvince: 'QC' };
export const toHalifax = { dropoffCity: 'Halifax', dropoffProvince: 'NS' };

/** Three open jobs that differ in every property the list distinguishes. */
export const jobs = [
  makeJob(1, {
    ...toronto,
    ...toMontreal,
    customer: zenith,
    status: 'in-transit',
    driver: drew,
    createdAt: '2026-03-01T15:00:00.000Z',
  }),
  makeJob(2, {
    ...toronto,
    ...toHalifax,
    customer: acme,
    createdAt: '2026-03-03T15:00:00.000Z',
    version: 5,
  }),
  makeJob(3, {
    pickupCity: 'Calgary',
    pickupProvince: 'AB',
    ...toHalifax,
    status: 'assigned',
    driver: drew,
    createdAt: '2026-03-02T15:00:00.000Z',
  }),
];

/** A server with these open jobs; `present` may be changed later. */
export function answer(open: readonly Job[]) {
  const state = { present: [...open], loads: 0 };
  server.use(
    http.get('*/api/jobs/active', ({ request }) => {
      const limit = new URL(request.url).searchParams.get('limit');
      if (limit === null) state.loads += 1;
      return HttpResponse.json(state.present.slice(0, Number(limit ?? Infinity)), {
        headers: { 'X-Total-Count': String(state.present.length) },
      });
    }),
    http.get('*/api/jobs/billing-summary', () =>
      HttpResponse.json({ pending: 0, complete: 0, totalRevenue: 0 }),
    ),
    http.get('*/api/jobs/:id', ({ params }) =>
      HttpResponse.json(state.present.find(({ id }) => id === Number(params['id']))),
    ),
    http.get('*/api/jobs/:id/activity', () => HttpResponse.json([])),
    http.get('*/api/jobs', () => HttpResponse.json([])),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/drivers', () => HttpResponse.json([drew])),
    http.get('*/api/customers', () => HttpResponse.json([acme, zenith])),
  );
  return state;
}

export const openList = (parameters = '', language?: 'fr-CA') =>
  renderApp({ path: `/?view=active-jobs${parameters}`, user: admin, language });

/** Ids of the cards from first to last. */
export const shown = () =>
  screen.getAllByRole('article').map((card) => Number(card.getAttribute('aria-label')?.slice(4)));
export const isShown = (...ids: number[]) => waitFor(() => expect(shown()).toEqual(ids));
