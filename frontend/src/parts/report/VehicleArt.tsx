import { type View, VIEW_SIZE } from '@dispatch/domain/report/drawing';
import { artOf, type DrawnStroke } from '@dispatch/domain/report/vehicle-art';
import type { Body } from '@dispatch/domain/report/vehicle-profile';
import { memo } from 'react';
import './drawing.css';

/** The picture of a vehicle from one side, inside an `svg` of the view's size. */
export const VehicleArt = memo(function VehicleArt({ body, view }: { body: Body; view: View }) {
  return artOf(body, view).map(({ ink, path, flip }, index) => (
    <path key={index} data-ink={ink} d={path} transform={flipOf(view, flip)} />
  ));
});

function flipOf(view: View, flip: DrawnStroke['flip']): string | undefined {
  const [width, height] = VIEW_SIZE[view];
  if (flip === null) return undefined;
  return flip === 'x'
    ? `translate(${String(width)} 0) scale(-1 1)`
    : `translate(0 ${String(height)}) scale(1 -1)`;
}
