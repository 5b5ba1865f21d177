import { makeStore, type AppStore } from '../../main/store';
import { answerEverything, endpoints, run } from '../../testing/allEndpoints';
import {
  MUTATIONS,
  OUT_OF_SCOPE_MUTATIONS,
  OUT_OF_SCOPE_QUERIES,
  QUERIES,
} from '../../testing/reach/tagReach';
import { api } from '../api';
import { jobEndpoints } from '../jobs/jobs';

const mutationNames = Object.keys(endpoints).filter((name) => endpoints[name]?.useMutation);
const queryNames = Object.keys(endpoints).filter((name) => !endpoints[name]?.useMutation);

/** The number of answers per query so far. */
function fulfilledAt(store: AppStore): Record<string, number> {
  const entries = Object.values(store.getState().api.queries);
  return Object.fromEntries(
    entries.flatMap((entry) =>
      entry?.endpointName ? [[entry.endpointName, entry.fulfilledTimeStamp ?? 0]] : [],
    ),
  );
}

let store: AppStore;
beforeAll(async () => {
  answerEverything();
  store = makeStore();
  for (const [query, asked] of Object.entries(QUERIES)) await run(store, query, asked);
});

test('every endpoint is listed', () => {
  expect(queryNames.sort()).toEqual([...Object.keys(QUERIES), ...OUT_OF_SCOPE_QUERIES].sort());
  expect(mutationNames.sort()).toEqual(
    [...Object.keys(MUTATIONS), ...OUT_OF_SCOPE_MUTATIONS].sort(),
  );
});

test.each(Object.entries(MUTATIONS))(
  '%s reaches every query it touches',
  async (name, { arg, reaches }) => {
    answerEverything();
    // The mutation before it patched the list, so load the server's version.
    await store.dispatch(jobEndpoints.listActiveJobs.initiate({}, { forceRefetch: true }));
    const refetched = new Set<string>();
    const requests = new Map<string, string | undefined>();
    const activeJobs = () => jobEndpoints.listActiveJobs.select({})(store.getState()).data;
    const before = activeJobs();
    for (const entry of Object.values(store.getState().api.queries))
      if (entry?.endpointName) requests.set(entry.endpointName, entry.requestId);
    await run(store, name, arg);
    for (const entry of Object.values(store.getState().api.queries))
      if (entry?.endpointName && requests.get(entry.endpointName) !== entry.requestId)
        refetched.add(entry.endpointName);
    // A job's own answer is patched into the active list, which is too long to reload.
    if (activeJobs() !== before) refetched.add('listActiveJobs');
    expect([...refetched].sort()).toEqual(expect.arrayContaining([...new Set(reaches)]));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(Object.keys(fulfilledAt(store))).toHaveLength(Object.keys(QUERIES).length);
  },
);
