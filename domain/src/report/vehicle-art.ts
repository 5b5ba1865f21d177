import type { View } from './drawing';
import type { Body } from './vehicle-profile';
import type { Art, Ink, Stroke } from './vehicle-art/ink';
import { PICKUP } from './vehicle-art/pickup';
import { SEDAN } from './vehicle-art/sedan';
import { SUV } from './vehicle-art/suv';
import { VAN } from './vehicle-art/van';

export interface DrawnStroke {
  readonly ink: Ink;
  /** SVG path data in the units of the view. */
  readonly path: string;
  /** The axis along which the path is mirrored inside its view. */
  readonly flip: 'x' | 'y' | null;
}

const ART: Readonly<Record<Body, Art>> = { sedan: SEDAN, suv: SUV, pickup: PICKUP, van: VAN };

/** The picture of a body from one side; later strokes are on top. */
export function artOf(body: Body, view: View): DrawnStroke[] {
  const art = ART[body];
  switch (view) {
    case 'left':
      return drawn(art.left, null);
    case 'right':
      return drawn(art.left, null).map((stroke) => ({ ...stroke, flip: 'x' }));
    case 'front':
      return drawn(art.front, 'x');
    case 'rear':
      return drawn(art.rear, 'x');
    case 'top':
      return drawn(art.top, 'y');
  }
}

function drawn(strokes: readonly Stroke[], twin: DrawnStroke['flip']): DrawnStroke[] {
  return strokes.flatMap(({ ink, path, isTwin }) => {
    const stroke = { ink, path, flip: null };
    return isTwin ? [stroke, { ...stroke, flip: twin }] : [stroke];
  });
}
