import { jpeg, withExif } from '../../test/photos';
import { withProfile } from '../../test/hostile-images';
import { readImage } from './image-header';
import { ImageProcessor } from './image-processor';

const waiting = () => new AbortController().signal;
const sizeOf = (content: Buffer) => readImage(content)?.header;

/** An image whose processing lasts until it is released. */
function held(images: ImageProcessor) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const source = { read: () => gate.then(() => jpeg()), signal: waiting() };
  return { release, made: images.process(source, (image) => image.jpeg()) };
}

test('makes an upright picture, whatever lies beside it in the file', async () => {
  const images = new ImageProcessor();
  const upright = await images.process(
    { read: async () => withExif(await jpeg()), signal: waiting() },
    (image) => image.jpeg(),
  );
  expect(sizeOf(upright)).toMatchObject({ width: 30, height: 40, orientation: 1 });
  const plain = await images.process(
    { read: () => Promise.resolve(withProfile(20_000_000)), signal: waiting() },
    (image) => image.png(),
  );
  expect(sizeOf(plain)).toMatchObject({ width: 100, height: 100 });
});

test('refuses one more image than may wait, and reads none of it', async () => {
  const images = new ImageProcessor({ deadlineMs: 60_000, images: 2 });
  const [first, second] = [held(images), held(images)];
  const read = jest.fn(jpeg);
  const third = images.process({ read, signal: waiting() }, (image) => image.jpeg());
  await expect(third).rejects.toMatchObject({ code: 'images_busy', status: 503 });
  first.release();
  second.release();
  await Promise.all([first.made, second.made]);
  expect(read).not.toHaveBeenCalled();
  await images.process({ read, signal: waiting() }, (image) => image.jpeg());
  expect(read).toHaveBeenCalledTimes(1);
});

test('skips an image whose sender is gone when its turn comes', async () => {
  const images = new ImageProcessor();
  const first = held(images);
  const sender = new AbortController();
  const read = jest.fn(jpeg);
  const skipped = images.process({ read, signal: sender.signal }, (image) => image.jpeg());
  sender.abort();
  first.release();
  await expect(skipped).rejects.toMatchObject({ code: 'images_busy' });
  expect(read).not.toHaveBeenCalled();
  await first.made;
});

test('refuses an image that takes longer than a request may wait', async () => {
  const images = new ImageProcessor({ deadlineMs: 1, images: 2 });
  const { made, release } = held(images);
  await expect(made).rejects.toMatchObject({ code: 'images_busy' });
  release();
});
