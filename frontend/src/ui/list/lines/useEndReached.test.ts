import { renderHook } from '@testing-library/react';
import { useEndReached } from './useEndReached';

interface Props {
  records: number;
  load?: () => void;
}

function open(first: Props) {
  return renderHook(({ records, load }: Props) => useEndReached(50, records, load), {
    initialProps: first,
  });
}

test('loads once for each number of records, when the last one is drawn', () => {
  const load = vi.fn();
  const { rerender } = open({ records: 50, load });
  rerender({ records: 50, load: () => load() });
  expect(load).toHaveBeenCalledTimes(1);
  rerender({ records: 100, load });
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads after a reload during which the end was reached', () => {
  const load = vi.fn();
  const { rerender } = open({ records: 50 });
  expect(load).not.toHaveBeenCalled();
  rerender({ records: 50, load });
  expect(load).toHaveBeenCalledTimes(1);
});
