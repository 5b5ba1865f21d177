import { jpeg, png, withExif } from '../../test/photos';
import { lookAtImage } from './image-look';

const SIZE = { width: 40, height: 30 };

describe('Looking at an image', () => {
  test('tells the size of a whole JPEG or PNG, as it is stored', async () => {
    expect(lookAtImage(await jpeg())).toEqual(SIZE);
    expect(lookAtImage(await png())).toEqual(SIZE);
    expect(lookAtImage(withExif(await jpeg()))).toEqual(SIZE);
  });

  test('takes no beginning of one for the whole', async () => {
    for (const whole of [withExif(await jpeg()), await png()])
      for (let length = 0; length < whole.length; length += 1)
        expect([length, lookAtImage(whole.subarray(0, length))]).toEqual([length, null]);
  });

  test('takes nothing with something behind its end', async () => {
    for (const whole of [await jpeg(), await png()]) {
      expect(lookAtImage(Buffer.concat([whole, Buffer.from('<script>')]))).toBeNull();
      expect(lookAtImage(Buffer.concat([whole, whole]))).toBeNull();
    }
  });

  test.each([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['two bytes of a JPEG', '\xff\xd8'],
    ['a JPEG without a picture', '\xff\xd8\xff\xd9'],
    ['a JPEG without an end of its marks', '\xff\xd8\xff\xff\xff\xff'],
    ['a JPEG of no width', '\xff\xd8\xff\xc0\0\x0b\x08\0\x01\0\0\x01\x01\x11\0\xff\xd9'],
    [
      'a JPEG of two sizes',
      `\xff\xd8${'\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0'.repeat(2)}\xff\xd9`,
    ],
  ])('is not deceived by %s', (_name, content) => {
    expect(lookAtImage(Buffer.from(content, 'latin1'))).toBeNull();
  });
});
