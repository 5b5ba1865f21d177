import { withProfile } from '../../test/reports/hostile-images';
import { jpeg, withExif } from '../../test/reports/photos';
import { readImage } from './image-header';
import { ImageProcessor } from './image-processor';
import { LargeTasks } from '../threads/large-tasks';
import { IMAGE_THREAD } from './thread-program';

const LARGE = { width: 4_000, height: 4_000 };
const JPEG = [{ box: LARGE, quality: 80 }];
const waiting = () => new AbortController().signal;
const sizeOf = (content?: Buffer) => content && readImage(content)?.header;
const processor = (limits?: { deadlineMs: number; images: number }, largeTasks?: LargeTasks) =>
  new ImageProcessor(IMAGE_THREAD, limits, largeTasks);

/** An image whose processing waits until it is released. */
function held(images: ImageProcessor) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const source = { read: () => gate.then(() => jpeg()), signal: waiting() };
  return { release, made: images.makeFiles(source, JPEG) };
}

test('makes an upright picture, ignoring other data in the file', async () => {
  const images = processor();
  const [upright] = await images.makeFiles(
    { read: async () => withExif(await jpeg()), signal: waiting() },
    JPEG,
  );
  expect(sizeOf(upright)).toMatchObject({ width: 30, height: 40, orientation: 1 });
  const [plain] = await images.makeFiles(
    { read: () => Promise.resolve(withProfile(20_000_000)), signal: waiting() },
    [{ box: LARGE }],
  );
  expect(sizeOf(plain)).toMatchObject({ width: 100, height: 100 });
});

test('shrinks a larger picture to fit each box, and enlarges none', async () => {
  const files = await processor().makeFiles({ read: () => jpeg(), signal: waiting() }, [
    { box: { width: 60, height: 60 }, quality: 80 },
    { box: { width: 20, height: 20 } },
  ]);
  expect(files.map(sizeOf)).toMatchObject([
    { width: 40, height: 30 },
    { width: 20, height: 15 },
  ]);
});

test('refuses a picture that the library cannot decode, and processes the next', async () => {
  const images = processor();
  const whole = await jpeg();
  const scan = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const damaged = Buffer.concat([
    whole.subarray(0, scan + 4),
    Buffer.alloc(whole.length - scan - 6, 0xfe),
    whole.subarray(-2),
  ]);
  const source = { read: () => Promise.resolve(damaged), signal: waiting() };
  await expect(images.makeFiles(source, JPEG)).rejects.toMatchObject({ code: 'not_a_photo' });
  await expect(
    images.makeFiles({ read: () => jpeg(), signal: waiting() }, JPEG),
  ).resolves.toHaveLength(1);
});

test('refuses one more image than may wait, and reads none of it', async () => {
  const images = processor({ deadlineMs: 60_000, images: 2 });
  const [first, second] = [held(images), held(images)];
  const read = jest.fn(jpeg);
  const third = images.makeFiles({ read, signal: waiting() }, JPEG);
  await expect(third).rejects.toMatchObject({ code: 'images_busy', status: 503 });
  first.release();
  second.release();
  await Promise.all([first.made, second.made]);
  expect(read).not.toHaveBeenCalled();
  await images.makeFiles({ read, signal: waiting() }, JPEG);
  expect(read).toHaveBeenCalledTimes(1);
});

test('decodes only large images as large tasks', async () => {
  const largeTasks = new LargeTasks();
  const run = jest.spyOn(largeTasks, 'run');
  const images = processor(undefined, largeTasks);
  await images.makeFiles({ read: () => jpeg(), signal: waiting() }, JPEG);
  expect(run).not.toHaveBeenCalled();
  // 17 bytes for each pixel: 52 MB.
  const large = jpeg({ width: 2_000, height: 1_530 });
  await images.makeFiles({ read: () => large, signal: waiting() }, JPEG);
  expect(run).toHaveBeenCalledTimes(1);
});

test('skips an image whose sender no longer waits when its turn comes', async () => {
  const images = processor();
  const first = held(images);
  const sender = new AbortController();
  const read = jest.fn(jpeg);
  const skipped = images.makeFiles({ read, signal: sender.signal }, JPEG);
  sender.abort();
  first.release();
  await expect(skipped).rejects.toMatchObject({ code: 'images_busy' });
  expect(read).not.toHaveBeenCalled();
  await first.made;
});

test('refuses an image that exceeds the deadline', async () => {
  const images = processor({ deadlineMs: 1, images: 2 });
  const { made, release } = held(images);
  await expect(made).rejects.toMatchObject({ code: 'images_busy' });
  release();
});
