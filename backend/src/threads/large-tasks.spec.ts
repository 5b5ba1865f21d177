import { LargeTasks } from './large-tasks';

test('a large task waits for the one before, also if that fails', async () => {
  const tasks = new LargeTasks();
  const done: string[] = [];
  let fail: (cause: Error) => void = () => undefined;
  const first = tasks.run(() => new Promise((_resolve, reject) => (fail = reject)));
  const second = tasks.run(() => Promise.resolve(done.push('second')));
  await Promise.resolve();
  done.push('failing');
  fail(new Error('out of memory'));
  await expect(first).rejects.toThrow('out of memory');
  await second;
  expect(done).toEqual(['failing', 'second']);
});
