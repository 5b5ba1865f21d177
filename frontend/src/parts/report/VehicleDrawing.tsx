import { areaAt } from '@dispatch/domain/report/area-at';
import type { DamageArea } from '@dispatch/domain/report/damage-codes';
import { type View, VIEW_SIZE, zonesOf } from '@dispatch/domain/report/drawing';
import type { Body } from '@dispatch/domain/report/vehicle-profile';
import { type MouseEvent, memo } from 'react';
import { artOf, type DrawnStroke } from '@dispatch/domain/report/vehicle-art';
import './drawing.css';

/** The picture of a vehicle from one side, inside an `svg` of the view's size. */
const VehicleArt = memo(function VehicleArt({ body, view }: { body: Body; view: View }) {
  return artOf(body, view).map(({ ink, path, flip }, index) => (
    <path key={index} data-ink={ink} d={path} transform={flipOf(view, flip)} />
  ));
});

export interface DrawnMark {
  readonly view: View;
  readonly x: number;
  readonly y: number;
  /** The number in the list next to the drawing. */
  readonly number: number;
  /** It existed before, so it is drawn muted. */
  readonly isKnown: boolean;
}

export interface PickedPlace {
  readonly view: View;
  /** In per cent of the view. */
  readonly x: number;
  readonly y: number;
  readonly area: DamageArea;
}

interface VehicleDrawingProps {
  body: Body;
  view: View;
  /** The accessible name: the view and its marks. */
  label: string;
  marks: readonly DrawnMark[];
  /** Small drawings have larger marks. */
  isSmall?: boolean;
  /** A zone to highlight. */
  chosen?: DamageArea | undefined;
  /**
   * If set, a tap on the vehicle places a mark. The list next to it does the same without a
   * pointer.
   */
  onPlace?: ((place: PickedPlace) => void) | undefined;
}

const RADIUS = 5.5;
/** Per unit of the view's width: all small drawings are equally wide, so their marks look equally large. */
const SMALL_SCALE = 1.7 / VIEW_SIZE.left[0];

/** A vehicle from one side, with its marks and, to be tapped, the zones of the damage codes. */
export function VehicleDrawing(props: VehicleDrawingProps) {
  const { body, view, label, marks, isSmall = false, chosen, onPlace } = props;
  const [width, height] = VIEW_SIZE[view];
  const handleTap = (event: MouseEvent<SVGSVGElement>) => {
    // The second of two quick taps may be meant for a dialog that has just closed.
    if (event.detail > 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = percentOf(event.clientX - box.left, box.width);
    const y = percentOf(event.clientY - box.top, box.height);
    const area = areaAt(body, view, [(x * width) / 100, (y * height) / 100]);
    if (area !== null) onPlace?.({ view, x, y, area });
  };
  return (
    <svg
      className="vehicle"
      data-tappable={onPlace ? true : undefined}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      onClick={onPlace && handleTap}
    >
      <VehicleArt body={body} view={view} />
      {onPlace &&
        zonesOf(body, view).map(({ area, shapes }) => (
          <g key={area} data-area={area} data-chosen={area === chosen || undefined}>
            {shapes.map((shape, index) => (
              <polygon key={index} points={shape.map((point) => point.join(',')).join(' ')} />
            ))}
          </g>
        ))}
      {marks
        .filter((mark) => mark.view === view)
        .map(({ x, y, number, isKnown }) => (
          <g
            key={number}
            className="vehicle-mark"
            data-known={isKnown || undefined}
            transform={`translate(${String((x * width) / 100)} ${String((y * height) / 100)})${isSmall ? ` scale(${String(SMALL_SCALE * width)})` : ''}`}
          >
            <circle r={RADIUS} />
            <text dy="2.5">{number}</text>
          </g>
        ))}
    </svg>
  );
}

function percentOf(distance: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((distance / whole) * 100);
}

function flipOf(view: View, flip: DrawnStroke['flip']): string | undefined {
  const [width, height] = VIEW_SIZE[view];
  if (flip === null) return undefined;
  return flip === 'x'
    ? `translate(${String(width)} 0) scale(-1 1)`
    : `translate(0 ${String(height)}) scale(1 -1)`;
}
