import { act, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { DataView } from './DataView';

const refetch = vi.fn();
const parts = {
  skeleton: <p>skeleton</p>,
  empty: <p>nothing yet</p>,
  children: (items: string[]) => <p>{items.join()}</p>,
};
const error = {
  status: 503,
  message: '503: x',
  body: null,
  server: { statusCode: 503, code: 'database_unavailable', message: 'Temporarily unavailable.' },
};

test('shows an error before everything else, and can retry', async () => {
  const query = { error, isLoading: true, refetch };
  const { person } = await renderPart(<DataView query={query} {...parts} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Temporarily unavailable.');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

const unreachable = {
  status: 0,
  message: '0: TypeError: Failed to fetch',
  body: null,
  server: null,
};

test('reports a missing network and reloads once it is back', async () => {
  await renderPart(
    <DataView query={{ error: unreachable, isLoading: false, refetch }} {...parts} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('TypeError');
  refetch.mockClear();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('offers no retry for a record that does not exist', async () => {
  const query = { error: { ...error, status: 404 }, isLoading: false, refetch };
  await renderPart(<DataView query={query} {...parts} missing="There is none." />);
  expect(screen.getByText('There is none.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test.each([
  ['no data yet', undefined, 'skeleton'],
  ['an empty answer', [], 'nothing yet'],
  ['data', ['a', 'b'], 'a,b'],
])('%s', async (_name, data, text) => {
  await renderPart(<DataView query={{ data, isLoading: false, refetch }} {...parts} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('does not keep the answer to other arguments after a failure', async () => {
  const query = { data: ['a'], currentData: undefined, error, isLoading: false, refetch };
  await renderPart(<DataView query={query} {...parts} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByText('a')).toBeNull();
});

test('keeps the content after a failed reload', async () => {
  const query = { data: ['a'], error, isLoading: false, refetch };
  await renderPart(<DataView query={query} {...parts} />);
  expect(screen.getByText('a')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the new answer is loading', true, 'true'],
  ['nothing is loading', false, null],
])('marks the answer to other arguments as busy while %s', async (_name, isFetching, busy) => {
  const query = { data: ['a'], currentData: undefined, isLoading: false, isFetching, refetch };
  await renderPart(<DataView query={query} {...parts} />);
  const marked = screen.getByText('a').closest('[aria-busy]');
  expect(marked?.getAttribute('aria-busy') ?? null).toBe(busy);
});
