import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { renderBare } from '../../testing/render';
import { RADIUS } from '../theme/tokens';
import { late } from './late';

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

const options = { isPlain: true, wait: <p>Wait</p> };

test('renders a loaded part at once', async () => {
  const Part = late(() => Promise.resolve(Hello), options);
  await Part.load();
  render(<Part name="Ana" />);
  expect(screen.getByText('Hello Ana')).toBeVisible();
});

test('waits for a part that is not loaded yet', async () => {
  const Part = late(() => Promise.resolve(Hello), options);
  render(<Part name="Ana" />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('retries a part that could not be loaded', async () => {
  let isOnline = false;
  const Part = late(
    () => (isOnline ? Promise.resolve(Hello) : Promise.reject(new Error('no network'))),
    options,
  );
  await expect(Part.load()).rejects.toThrow('no network');
  isOnline = true;
  await Part.load();
  render(<Part name="Ana" />);
  expect(screen.getByText('Hello Ana')).toBeVisible();
});

test('passes the failure of a part to the boundary around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = late(() => Promise.reject(new Error('broken')), options);
  await renderBare(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('loads the theme with a MUI part, and reuses it in a nested one', async () => {
  const seen: string[] = [];
  function Inner() {
    seen.push(useTheme().shape.borderRadius.toString());
    return <p>Inner</p>;
  }
  const Nested = late(() => Promise.resolve(Inner));
  function Outer() {
    seen.push(useTheme().shape.borderRadius.toString());
    return <Nested />;
  }
  const Part = late(() => Promise.resolve(Outer));
  await renderBare(<Part />);
  expect(await screen.findByText('Inner')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([String(RADIUS.control)]));
});
