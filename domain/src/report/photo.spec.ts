import {
  assertRepeat,
  assertRoomForPhoto,
  JOB_PHOTOS_MAX,
  assertDecodable,
  IMAGE_DECODING_MAX_BYTES,
  photoTooLarge,
  UNIT_PHOTOS_MAX,
} from './photo';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

test.each([
  [0, 0, null],
  [UNIT_PHOTOS_MAX - 1, JOB_PHOTOS_MAX - 1, null],
  [UNIT_PHOTOS_MAX, 60, { code: 'too_many_unit_photos', params: { max: 60 } }],
  [0, JOB_PHOTOS_MAX, { code: 'too_many_job_photos', params: { max: 400 } }],
])('a unit with %i photos on a job with %i accepts one more: %j', (ofUnit, ofJob, refusal) => {
  const refused = thrownBy(() => assertRoomForPhoto({ ofUnit, ofJob }));
  if (refusal === null) expect(refused).toBeNull();
  else expect(refused).toMatchObject(refusal);
});

test('nine units with twelve photos per stage fit', () => {
  const ofUnit = 24;
  expect(UNIT_PHOTOS_MAX).toBeGreaterThanOrEqual(ofUnit);
  expect(JOB_PHOTOS_MAX).toBeGreaterThanOrEqual(9 * ofUnit);
});

test('a photo above 10 MB is too large', () => {
  expect(photoTooLarge()).toMatchObject({
    status: 413,
    message: 'An image can have at most 10 MB.',
  });
});

test('rejects an image that needs more memory to decode than the limit', () => {
  assertDecodable(IMAGE_DECODING_MAX_BYTES);
  expect(() => assertDecodable(IMAGE_DECODING_MAX_BYTES + 1)).toThrow(
    expect.objectContaining({ code: 'image_too_costly', status: 413 }),
  );
});

test.each([
  [1, 'a', null],
  [1, 'b', { code: 'photo_id_taken', status: 409 }],
  [2, 'a', { code: 'photo_id_taken', status: 409 }],
])('user %i with content %s gets %j for the id', (userId, sha256, refusal) => {
  const refused = thrownBy(() => assertRepeat({ userId: 1, sha256: 'a' }, { userId, sha256 }));
  if (refusal === null) expect(refused).toBeNull();
  else expect(refused).toMatchObject(refusal);
});
