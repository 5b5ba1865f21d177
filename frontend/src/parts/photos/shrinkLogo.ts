import { LOGO_BOX } from '@dispatch/domain/invoices/invoice-settings';
import { draw, encode, readsWhatItDraws, withPicture } from './canvas';

/** A PNG, scaled to fit the logo's box and possibly transparent; the file itself if the browser cannot read it. */
export async function shrinkLogo(file: File): Promise<Blob> {
  try {
    if (!readsWhatItDraws()) return file;
    return await withPicture(file, (picture) =>
      encode(draw(picture, picture, LOGO_BOX), 'image/png'),
    );
  } catch {
    // The server says why it refuses the file.
    return file;
  }
}
