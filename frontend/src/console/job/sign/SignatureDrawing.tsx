import { boundsOf, type Stroke, strokePath } from '@dispatch/domain/report/signature';
import './sign.css';

/** Stroke width of the pen, in the coordinates of the strokes. */
const INK = 7;

/** The signature drawn from its points, on white in both colour schemes. */
export function SignatureDrawing({
  strokes,
  label,
}: {
  strokes: readonly Stroke[];
  label: string;
}) {
  const bounds = boundsOf(strokes);
  if (bounds === null) return null;
  const { left, top, width, height } = bounds;
  const box = [left - INK, top - INK, width + 2 * INK, height + 2 * INK];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={box.join(' ')}
      fill="none"
      stroke="#000030"
      strokeWidth={INK}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="signature"
    >
      {strokes.map((stroke, place) => (
        <path key={place} d={strokePath(stroke)} />
      ))}
    </svg>
  );
}
