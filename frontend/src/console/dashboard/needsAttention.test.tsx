import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import { accessibilityProblems } from '../../testing/accessibility';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

const NOTHING = {
  late: 0,
  dueToday: 0,
  lateDeliveries: 0,
  noDriver: 0,
  conflictingVins: 0,
  notesUnderWay: 0,
  notesDelivered: 0,
  refusedUpdates: 0,
  firstRefusedJob: null as number | null,
};

function answer(facts: Partial<typeof NOTHING>) {
  const state = { ...NOTHING, ...facts };
  server.use(
    http.get('*/api/stats/attention', () => HttpResponse.json(state)),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/stats/*', () => HttpResponse.json([])),
    http.get('*/api/jobs', () => HttpResponse.json([])),
  );
  return state;
}

beforeEach(() => setViewport(1440));

const part = () => screen.findByRole('region', { name: 'Needs attention' });

test('starts with what needs attention, each number linked to its list', async () => {
  answer({
    late: 3,
    dueToday: 1,
    noDriver: 12,
    conflictingVins: 2,
    notesUnderWay: 1,
    notesDelivered: 2,
    refusedUpdates: 2,
    firstRefusedJob: 7,
  });
  await renderApp({ user: admin });
  const links = await within(await part()).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 jobs late for pickup', '/?view=active-jobs&pickup=late&sort=pickup'],
    ['1 pickup due today', '/?view=active-jobs&pickup=today&sort=pickup'],
    ['12 jobs without a driver', '/?view=active-jobs&driver=none&sort=pickup'],
    ['2 jobs sharing a VIN with another open job', '/?view=active-jobs&vin=shared&sort=pickup'],
    ['1 new note from the road', '/?view=active-jobs&note=unread&sort=pickup'],
    ['2 deliveries with a new note', '/?view=completed-jobs&note=unread'],
    ['2 jobs with refused updates', '/?job=7'],
  ]);
  const regions = screen.getAllByRole('region').map((region) => region.textContent);
  expect(regions[0]).toContain('Needs attention');
  expect(await accessibilityProblems(await part())).toEqual([]);
});

test('omits zero counts, says when all is well, and follows changes', async () => {
  const state = answer({ late: 1 });
  const { store } = await renderApp({ user: admin });
  expect(await within(await part()).findAllByRole('link')).toHaveLength(1);
  state.late = 0;
  act(() => void store.dispatch(api.util.invalidateTags([listTag('stats')])));
  expect(await screen.findByText('Nothing needs attention right now.')).toBeVisible();
  expect(within(await part()).queryByRole('link')).toBeNull();
});

test('does not show failed numbers as zero', async () => {
  answer({});
  server.use(
    http.get('*/api/stats/attention', () => refusal(503, 'database_unavailable', 'Not now.')),
  );
  await renderApp({ user: admin });
  await screen.findByText('No jobs found. Create your first dispatch job to get started.');
  expect(screen.queryByText('Nothing needs attention right now.')).toBeNull();
});
