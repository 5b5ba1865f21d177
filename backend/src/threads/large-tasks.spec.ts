import { LargeTasks } from './large-tasks';

const never = new Promise<never>(() => undefined);

/** A task that waits for its end. */
function open() {
  let end: () => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  const task = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: () => task, end, fail };
}

test('a large task waits for the one before, also if that fails', async () => {
  const tasks = new LargeTasks();
  const done: string[] = [];
  const first = open();
  const failing = tasks.run(first.run, never);
  const second = tasks.run(() => Promise.resolve(done.push('second')), never);
  await Promise.resolve();
  done.push('failing');
  first.fail(new Error('out of memory'));
  await expect(failing).rejects.toThrow('out of memory');
  await second;
  expect(done).toEqual(['failing', 'second']);
});

test('a caller that stops waiting is free at once, and its task never runs', async () => {
  const tasks = new LargeTasks();
  const first = open();
  const running = tasks.run(first.run, never);
  const task = jest.fn(() => Promise.resolve());
  await expect(tasks.run(task, Promise.reject(new Error('late')))).rejects.toThrow('late');
  const third = tasks.run(() => Promise.resolve('third'), never);
  first.end();
  await running;
  await expect(third).resolves.toBe('third');
  expect(task).not.toHaveBeenCalled();
});
