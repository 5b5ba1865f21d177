import { STROKE_BOX, type Stroke, strokesFrom } from '@dispatch/domain/report/signature';
import SignaturePad from 'signature_pad';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

interface SignPadProps {
  /** The strokes drawn so far; an empty list clears the pad. */
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
}

/** A pad to sign with a finger, a pen or a mouse. Rotating the phone keeps the drawing. */
export function SignPad({ strokes, onStrokes }: SignPadProps) {
  const { t } = useTranslation('sign');
  const labelId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const drawn = useRef(strokes);
  const tell = useRef(onStrokes);
  useEffect(() => {
    tell.current = onStrokes;
  }, [onStrokes]);

  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    const own = new SignaturePad(sheet, { penColor: '#000030', minDistance: 3 });
    pad.current = own;
    const handleEnd = () => {
      const lines = own.toData().map(({ points }) => points);
      drawn.current = strokesFrom(lines, sheet.clientWidth);
      tell.current(drawn.current);
    };
    own.addEventListener('endStroke', handleEnd);
    // Resizing clears a canvas.
    const sizes = new ResizeObserver(() => fit(sheet, own, drawn.current));
    sizes.observe(sheet);
    return () => {
      sizes.disconnect();
      own.off();
    };
  }, []);

  const handleClear = () => {
    drawn.current = [];
    pad.current?.clear();
    onStrokes([]);
  };
  return (
    <div className="sign-pad">
      {/* Users without a pointer type their name instead. */}
      <p id={labelId} className="type-label">
        {t('pad.label')}
      </p>
      <canvas ref={canvas} className="sign-canvas" role="img" aria-labelledby={labelId} />
      <Button
        variant="outlined"
        color="secondary"
        disabled={strokes.length === 0}
        onClick={handleClear}
      >
        {t('pad.clear')}
      </Button>
    </div>
  );
}

function fit(sheet: HTMLCanvasElement, pad: SignaturePad, strokes: readonly Stroke[]): void {
  const { clientWidth: width, clientHeight: height } = sheet;
  if (width === 0) return;
  const density = window.devicePixelRatio;
  sheet.width = width * density;
  sheet.height = height * density;
  sheet.getContext('2d')?.scale(density, density);
  pad.clear();
  const scale = width / STROKE_BOX;
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight } = pad;
  const look = { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight };
  pad.fromData(
    strokes.map((stroke) => ({
      ...{ ...look, compositeOperation: 'source-over' as const },
      points: stroke.map(([x, y, time]) => ({ x: x * scale, y: y * scale, time, pressure: 0.5 })),
    })),
  );
}
