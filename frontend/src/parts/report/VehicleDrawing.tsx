import type { DamageArea } from '@dispatch/domain/report/damage-codes';
import { type View, VIEW_SIZE, zonesOf } from '@dispatch/domain/report/drawing';
import type { Body } from '@dispatch/domain/report/vehicle-profile';
import type { MouseEvent } from 'react';
import './drawing.css';

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
  /**
   * If set, a tap on the vehicle places a mark. The list next to it does the same without a
   * pointer.
   */
  onPlace?: ((place: PickedPlace) => void) | undefined;
}

const RADIUS = 5;

/** A vehicle from one side, drawn with the zones of the damage codes, and its marks. */
export function VehicleDrawing({ body, view, label, marks, onPlace }: VehicleDrawingProps) {
  const [width, height] = VIEW_SIZE[view];
  const handleTap = (event: MouseEvent<SVGSVGElement>) => {
    const area = areaOf(event.target);
    if (area === null || !onPlace) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPlace({
      ...{ view, area },
      x: percentOf(event.clientX - box.left, box.width),
      y: percentOf(event.clientY - box.top, box.height),
    });
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
      {zonesOf(body, view).map(({ area, shapes }) => (
        <g key={area} data-area={area}>
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
            transform={`translate(${String((x * width) / 100)} ${String((y * height) / 100)})`}
          >
            <circle r={RADIUS} />
            <text dy="2.4">{number}</text>
          </g>
        ))}
    </svg>
  );
}

/** The area of the zone that was hit; null for marks and the background. */
function areaOf(target: EventTarget): DamageArea | null {
  const zone = target instanceof Element ? target.closest('[data-area]') : null;
  // Only written above.
  return (zone?.getAttribute('data-area') ?? null) as DamageArea | null;
}

function percentOf(distance: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((distance / whole) * 100);
}
