import { PHOTO_MAX_BYTES, photoTooLarge } from '@dispatch/domain/report/photo';
import { applyDecorators } from '@nestjs/common';
import { AnswersError } from '../answers/answers';
import { TakesUpTo } from '../deadline';
import { TakesFile } from './takes-file';

/** Longer than the queue and the processing of an image may take. Proxies allow it: `deploy/haproxy/web.cfg`. */
const IMAGE_ROUTE_MS = 30_000;

/** The body's description in the API document of an image route. */
export const IMAGE_BODY =
  'The body is the file as it is: one whole JPEG or PNG of at most 10 MB. Decoding it may take at most 215 MB of memory, or it is refused as `image_too_costly`: a pixel takes 17 bytes in a colour JPEG, 13 in a gray one, and in a PNG 11 and twice its channels times the bytes of a sample. A JPEG of 12 million pixels is accepted. Images are decoded one after the other, a JPEG of 12 million pixels in about a second; an image waits up to 25 seconds. Then `images_busy` asks to send it again.';

/** For a route whose body is one JPEG or PNG. */
export const TakesImage = () =>
  applyDecorators(
    TakesFile({
      types: ['image/jpeg', 'image/png'],
      maxBytes: PHOTO_MAX_BYTES,
      refusedType: 'photo_type_refused',
      tooLarge: photoTooLarge,
    }),
    TakesUpTo(IMAGE_ROUTE_MS),
    AnswersError(507, 'Codes: `storage_full`. Nothing was kept; try again when there is room.'),
  );
