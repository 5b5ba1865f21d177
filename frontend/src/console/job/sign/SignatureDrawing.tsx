import { boundsOf, type Stroke, strokePath } from '@dispatch/domain/report/signature';
import Box from '@mui/material/Box';

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
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={box.join(' ')}
      sx={{ width: '100%', maxWidth: 280, height: 96, p: 1, borderRadius: 1, bgcolor: '#fff' }}
      fill="none"
      stroke="#000030"
      strokeWidth={INK}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes.map((stroke, place) => (
        <path key={place} d={strokePath(stroke)} />
      ))}
    </Box>
  );
}
