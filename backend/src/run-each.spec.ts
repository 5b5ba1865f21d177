import { runEach } from './run-each';

test('all functions run although some fail, and the error names the first five failures', async () => {
  const done: number[] = [];
  const works = Array.from({ length: 9 }, (_, nth) => () => {
    done.push(nth);
    return nth % 4 === 0 ? Promise.resolve() : Promise.reject(new Error(`no ${String(nth)}`));
  });
  const error: unknown = await runEach(works).catch((one: unknown) => one);
  expect(done).toHaveLength(9);
  expect(error).toBeInstanceOf(AggregateError);
  expect((error as AggregateError).errors).toHaveLength(6);
  expect((error as AggregateError).message).toMatch(/^Error: no 1; .*Error: no 6; and 1 more$/);
});
