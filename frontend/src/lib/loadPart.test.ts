import { loadPart } from './loadPart';

const missing = () =>
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

test('a chunk whose request was interrupted is requested again', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(missing());
  expect(await loadPart(load)).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that stays missing fails after two requests', async () => {
  const load = vi.fn(() => Promise.reject(missing()));
  await expect(loadPart(load)).rejects.toThrow('Loading chunk 12 failed.');
  expect(load).toHaveBeenCalledTimes(2);
});

test('other failures are not retried', async () => {
  const load = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(loadPart(load)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
