import { screen, waitFor } from '@testing-library/react';
import { firstRequests } from '@dispatch/domain/views/first-requests';
import { http, HttpResponse } from 'msw';
import type { SessionUser } from '../api/accounts/sessionUser';
import { server } from '../testing/answers/server';
import { makeDriver } from '../testing/jobSamples';
import { renderApp } from '../testing/render';
import { admin, billing, driver, viewer } from '../testing/samples';

/** Opens the user's first view and returns every address it requests. */
async function askedBy(user: SessionUser, heading: string): Promise<string[]> {
  const asked: string[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      if (pathname === '/api/stats')
        return HttpResponse.json({
          pending: 0,
          inTransit: 0,
          completedToday: 0,
          activeDrivers: 0,
        });
      return HttpResponse.json(pathname === '/api/drivers/4' ? makeDriver(4) : []);
    }),
  );
  await renderApp({ user });
  await screen.findByRole('heading', { name: heading });
  return asked;
}

test.each([
  ['the office', admin, 'Recent Jobs', 6],
  ['billing', billing, 'To Do', 4],
  ['a viewer', viewer, 'Recent Jobs', 5],
  ['a driver', driver, 'Hello, Drew!', 4],
])(
  'for %s, the view requests every address embedded in the page',
  async (_who, user, heading, count) => {
    const brought = firstRequests(user, 'console', 'dashboard');
    expect(brought).toHaveLength(count);
    const asked = await askedBy(user, heading);
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(brought)));
  },
);
