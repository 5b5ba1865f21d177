import { loadPart } from './loadPart';

const missing = () =>
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

test('a part whose request broke off is asked for once more', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(missing());
  expect(await loadPart(load)).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that stays missing is told, after two requests', async () => {
  const load = vi.fn(() => Promise.reject(missing()));
  await expect(loadPart(load)).rejects.toThrow('Loading chunk 12 failed.');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails otherwise is not asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(loadPart(load)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
