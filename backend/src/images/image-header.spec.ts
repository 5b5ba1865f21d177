import { deflateSync } from 'node:zlib';
import { IMAGE_DECODING_MAX_BYTES } from '@dispatch/domain/report/photo';
import { jpegOf, pngOf, withProfile } from '../../test/reports/hostile-images';
import { jpeg, png, withExif } from '../../test/reports/photos';
import { decodingBytes, readImage } from './image-header';

const SIZE = { width: 40, height: 30 };

describe('Reading the header of an image', () => {
  test('returns the stored size of a complete JPEG or PNG, and its orientation', async () => {
    expect(readImage(await jpeg())?.header).toEqual({ ...SIZE, pixelBytes: 3, orientation: 1 });
    expect(readImage(await png())?.header).toEqual({ ...SIZE, pixelBytes: 4, orientation: 1 });
    const turned = readImage(withExif(await jpeg()));
    expect(turned?.header).toEqual({ ...SIZE, pixelBytes: 3, orientation: 6 });
  });

  test('refuses every truncated file', async () => {
    for (const whole of [withExif(await jpeg()), await png()])
      for (let length = 0; length < whole.length; length += 1)
        expect([length, readImage(whole.subarray(0, length))]).toEqual([length, null]);
  });

  test('refuses data after the end', async () => {
    for (const whole of [await jpeg(), await png()]) {
      expect(readImage(Buffer.concat([whole, Buffer.from('<script>')]))).toBeNull();
      expect(readImage(Buffer.concat([whole, whole]))).toBeNull();
    }
  });

  test.each([0, 2, 12, 16])('refuses a JPEG with %d bits for each sample', async (bits) => {
    const picture = await jpeg();
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    expect(frame).toBeGreaterThan(0);
    picture[frame + 4] = bits;
    expect(readImage(picture)).toBeNull();
  });

  test('keeps only the picture, and the Adobe segment of a JPEG', async () => {
    const plain = await jpeg();
    const [start, rest] = [plain.subarray(0, 2), plain.subarray(2)];
    const segment = (mark: number, content: string) =>
      Buffer.from(
        `\xff${String.fromCharCode(mark)}\0${String.fromCharCode(content.length + 2)}${content}`,
        'latin1',
      );
    const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
    const bare = readImage(plain)?.picture ?? Buffer.alloc(0);
    const loaded = Buffer.concat([
      ...[start, segment(0xe2, 'ICC_PROFILE'), segment(0xfe, 'comment'), adobe, rest],
    ]);
    const kept = readImage(withExif(loaded))?.picture;
    expect(kept).toEqual(Buffer.concat([start, adobe, bare.subarray(2)]));

    const pixels = deflateSync(Buffer.alloc(2 * (1 + 2 * 3)));
    const small = { width: 2, height: 2, pixels };
    const text = Buffer.from('Comment\0\0x');
    const extra = ['iCCP', 'zTXt', 'iTXt', 'tEXt', 'eXIf'].map((type) => [type, text] as const);
    expect(readImage(pngOf({ ...small, extra }))?.picture).toEqual(pngOf(small));
    expect(readImage(withProfile(1_000_000))?.picture.length).toBeLessThan(300);
  });

  test.each<[string, Buffer, boolean]>([
    ['a JPEG of a phone, 12 megapixels', jpegOf({ width: 4032, height: 3024 }), true],
    ['a JPEG of 13 megapixels', jpegOf({ width: 4160, height: 3120 }), false],
    [
      'a progressive JPEG of 60 megapixels',
      jpegOf({ width: 7744, height: 7744, isProgressive: true }),
      false,
    ],
    ['a gray JPEG of 60 megapixels', jpegOf({ width: 7744, height: 7744, components: 1 }), false],
    ['a gray JPEG of 16 megapixels', jpegOf({ width: 4000, height: 4000, components: 1 }), true],
    ['a CMYK JPEG of 12 megapixels', jpegOf({ width: 4032, height: 3024, components: 4 }), false],
    ['a PNG of 12 megapixels', pngOf({ width: 4032, height: 3024 }), true],
    [
      'a PNG of 12 megapixels with 16 bits and alpha',
      pngOf({ width: 4032, height: 3024, depth: 16, colourType: 6 }),
      false,
    ],
    [
      'an interlaced PNG of 60 megapixels with 16 bits',
      pngOf({ width: 7744, height: 7744, depth: 16, colourType: 6, isInterlaced: true }),
      false,
    ],
    [
      'a PNG of 12 megapixels with a transparent colour',
      pngOf({ width: 4032, height: 3024, extra: [['tRNS', Buffer.alloc(6)]] }),
      false,
    ],
    ['a PNG of the largest size', pngOf({ width: 0x7fffffff, height: 0x7fffffff }), false],
  ])('counts what decoding takes: %s', (_name, content, fits) => {
    const header = readImage(content)?.header;
    const bytes = header === undefined ? NaN : decodingBytes(header);
    expect(bytes <= IMAGE_DECODING_MAX_BYTES).toBe(fits);
  });

  test.each([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['two bytes of a JPEG', '\xff\xd8'],
    ['a JPEG without a picture', '\xff\xd8\xff\xd9'],
    ['a JPEG without an end of its marks', '\xff\xd8\xff\xff\xff\xff'],
    ['a JPEG of no width', '\xff\xd8\xff\xc0\0\x0b\x08\0\x01\0\0\x01\x01\x11\0\xff\xd9'],
    ['a JPEG with a segment without a length', '\xff\xd8\xff\xc4\0\0\xff\xd9'],
    [
      'a JPEG of two sizes',
      `\xff\xd8${'\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0'.repeat(2)}\xff\xd9`,
    ],
  ])('refuses %s', (_name, content) => {
    expect(readImage(Buffer.from(content, 'latin1'))).toBeNull();
  });

  test('refuses a PNG with an unknown colour type, and one with two headers', async () => {
    const content = await png();
    const [signature, header] = [content.subarray(0, 8), content.subarray(8, 33)];
    expect(readImage(Buffer.concat([signature, header, content.subarray(8)]))).toBeNull();
    content[25] = 5;
    expect(readImage(content)).toBeNull();
  });
});
