import { http, HttpResponse } from 'msw';
import { UsersView } from '../../console/users/UsersView';
import { makeDriver } from '../jobSamples';
import { openView } from '../openView';
import { pagedAnswer } from './pagedAnswer';
import { makeUser } from '../recordSamples';
import { server } from './server';

export const ada = makeUser(1, { name: 'Ada Sample', email: 'ada@example.com', version: 2 });
export const drew = makeUser(2, {
  name: 'Drew Sample',
  email: 'drew@example.com',
  role: 'driver',
  driverId: 4,
  driverPhone: '416-555-0101',
  isActive: false,
  lastLogin: '2026-03-02T15:00:00.000Z',
  version: 5,
});

/** A server with these two users; returns the list's queries. */
export function serveUsers() {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [ada, drew]);
    }),
    http.get('*/api/admin/users/1', () => HttpResponse.json(ada)),
    http.get('*/api/admin/users/2', () => HttpResponse.json(drew)),
    http.get('*/api/drivers/4', () =>
      HttpResponse.json(makeDriver(4, { name: 'Drew "Road" Sample' })),
    ),
    http.get('*/api/activity', () => HttpResponse.json([])),
  );
  return asked;
}

export const openUsers = (path = '/?view=users', options: Parameters<typeof openView>[2] = {}) =>
  openView(<UsersView />, path, options);
