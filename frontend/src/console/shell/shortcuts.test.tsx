import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeJob } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { makeCustomer } from '../../testing/recordSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

const jobs = [makeJob(1), makeJob(2), makeJob(3)];

beforeEach(() => {
  server.use(
    http.get('*/api/stats', () =>
      HttpResponse.json({ pending: 0, inTransit: 0, completedToday: 0, activeDrivers: 0 }),
    ),
    http.get('*/api/jobs/:id/activity', () => HttpResponse.json([])),
    ...jobs.map((job) => http.get(`*/api/jobs/${job.id}`, () => HttpResponse.json(job))),
    http.get('*/api/jobs', () => HttpResponse.json(jobs)),
    http.get('*/api/jobs/active', () => HttpResponse.json(jobs)),
    http.get('*/api/jobs/billing-summary', () =>
      HttpResponse.json({ pending: 0, complete: 0, totalRevenue: 0 }),
    ),
    http.get('*/api/jobs/:id/charges', () =>
      HttpResponse.json({ charges: [], proposals: [], total: 0 }),
    ),
    http.get(/\/api\/(jobs|customers|drivers|admin|addresses|activity)\b/, () =>
      HttpResponse.json([]),
    ),
  );
});

async function openConsole(path = '/', user = admin) {
  const view = await renderApp({ path, user });
  await screen.findByRole('navigation', { name: 'Main menu' });
  return view;
}

test.each([
  ['gn', '?view=new-dispatch'],
  ['cd', '?view=new-dispatch'],
  ['ga', '?view=active-jobs'],
  ['gc', '?view=completed-jobs'],
  ['gb', '?view=billing'],
  ['gr', '?view=drivers'],
  ['gk', '?view=customers'],
  ['gu', '?view=users'],
])('%s goes to %s', async (keys, search) => {
  const { person, history } = await openConsole();
  await person.keyboard(keys);
  expect(history.location.search).toBe(search);
});

test('returns to the dashboard on g d, and ignores a wrong second key', async () => {
  const { person, history } = await openConsole('/?view=customers');
  await person.keyboard('gz');
  expect(history.location.search).toBe('?view=customers');
  await person.keyboard('gd');
  expect(history.location.search).toBe('');
});

test('moves with j in a list filtered by a driver', async () => {
  const { person, history } = await openConsole('/?view=active-jobs&driver=none');
  await screen.findByRole('link', { name: 'JOB-000003' });
  await person.keyboard('j');
  const links = screen.getAllByRole('link', { name: /^JOB-/ });
  expect(links[0]).toHaveFocus();
  await person.keyboard('j');
  expect(links[1]).toHaveFocus();
  expect(history.location.search).toBe('?view=active-jobs&driver=none');
});

test('types characters into a focused field', async () => {
  const { person, history } = await openConsole('/?view=customers');
  await person.click(await screen.findByRole('searchbox'));
  await person.keyboard('gd?');
  expect(history.location.search).toContain('view=customers');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('focuses the search of the view on /', async () => {
  const { person } = await openConsole('/?view=customers');
  const search = await screen.findByRole('searchbox');
  await person.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});

test('lists the shortcuts on ?, ignores other keys, and returns the focus', async () => {
  const { person, history } = await openConsole();
  const link = screen.getByRole('link', { name: 'Customers' });
  act(() => link.focus());
  await person.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Search this view')).toBeVisible();
  expect(within(help).getByRole('link', { name: 'Open the manual' })).toHaveAttribute(
    'href',
    '/docs',
  );
  await person.keyboard('gk');
  expect(history.location.search).toBe('');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(help).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

test('handles ? while a closed menu is still fading out', async () => {
  const { person } = await openConsole();
  const faded = document.createElement('div');
  faded.setAttribute('aria-hidden', 'true');
  faded.innerHTML = '<ul role="menu"></ul>';
  document.body.append(faded);
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  faded.remove();
});

describe('when switched off', () => {
  test('ignores single keys, keeps Ctrl K, and stores the choice with the user', async () => {
    const sent = vi.fn();
    server.use(
      http.patch('*/api/auth/me', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ user: { ...admin, shortcuts: false } });
      }),
    );
    const { person, history } = await openConsole();
    await person.click(screen.getByRole('button', { name: 'Display settings' }));
    const choice = await screen.findByRole('group', { name: 'Single-key shortcuts' });
    await person.click(within(choice).getByRole('button', { name: 'Off' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ shortcuts: false }));
    expect(localStorage.getItem('shortcuts')).toBe('off');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('gk?/');
    expect(history.location.search).toBe('');
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: /^Find a job/ })).toBeVisible();
  });

  test("prefers the user's setting over the browser's", async () => {
    localStorage.setItem('shortcuts', 'on');
    const { person, history } = await openConsole('/', { ...admin, shortcuts: false });
    await person.keyboard('gk');
    expect(history.location.search).toBe('');
  });
});

describe('rows', () => {
  const focused = () => document.activeElement?.textContent;

  async function openRows() {
    const view = await openConsole();
    await screen.findByRole('link', { name: 'JOB-000001' });
    return view;
  }

  test('moves by row with j and k, and with arrows once a row has the focus', async () => {
    const { person } = await openRows();
    await person.keyboard('j');
    expect(focused()).toBe('JOB-000001');
    await person.keyboard('j{ArrowDown}');
    expect(focused()).toBe('JOB-000003');
    await person.keyboard('j');
    expect(focused()).toBe('JOB-000003');
    await person.keyboard('k{ArrowUp}');
    expect(focused()).toBe('JOB-000001');
  });

  test("opens the row's panels on a and m without acting, and returns the focus", async () => {
    const { person, history } = await openRows();
    await person.keyboard('jja');
    expect(history.location.search).toBe('?job=2&panel=assign');
    const panel = await screen.findByRole('dialog', { name: 'Assign Driver' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toBe('JOB-000002'));
    await person.keyboard('m');
    expect(history.location.search).toBe('?job=2&panel=complete');
  });

  test('opens details on Enter, moves with j, and focuses the last shown row afterwards', async () => {
    const { person, history } = await openRows();
    await person.keyboard('j{Enter}');
    const title = await screen.findByRole('heading', { name: 'Job JOB-000001' });
    await person.keyboard('j');
    await waitFor(() => expect(title).toHaveTextContent('Job JOB-000002'));
    expect(history.location.search).toBe('?job=2');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe('JOB-000002'));
  });

  test('edits the job in the open details on e, in the same history entry', async () => {
    const { person, history } = await openRows();
    await person.keyboard('j{Enter}');
    await screen.findByRole('heading', { name: 'Job JOB-000001' });
    await person.keyboard('e');
    expect(history.location.search).toBe('?job=1&panel=edit');
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.search).toBe('');
  });

  test("prints the row's sheet on p", async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person, history } = await openRows();
    await person.keyboard('p');
    expect(history.location.search).toBe('');
    await person.keyboard('jp');
    expect(history.location.search).toBe('?job=1&panel=sheet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });
});

describe("a customer's history", () => {
  test('moves between jobs with j, k and arrows, and opens one on Enter', async () => {
    server.use(
      http.get('*/api/customers/31', () => HttpResponse.json(makeCustomer(31))),
      http.get('*/api/jobs', ({ request }) => pagedAnswer(request, jobs)),
    );
    const { person, history } = await openConsole('/?view=customers&customer=31');
    await screen.findByRole('link', { name: 'JOB-000001' });
    await person.keyboard('jj{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('JOB-000002');
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Job JOB-000002' });
    await person.keyboard('k');
    await screen.findByRole('heading', { name: 'Job JOB-000001' });
    expect(history.location.search).toBe('?view=customers&customer=31&job=1');
  });
});

test('sends no request that needs a session after logging out', async () => {
  const asked: string[] = [];
  const { person } = await openConsole('/?view=active-jobs');
  await screen.findByRole('heading', { name: 'Active Jobs' });
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/config') return undefined;
      asked.push(pathname);
      return refusal(401, 'not_signed_in', 'Please sign in to continue.');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});
