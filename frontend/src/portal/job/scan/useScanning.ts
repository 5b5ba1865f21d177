import { useEffect, useRef, useState, type RefObject } from 'react';
import { isSureReading, scannedVin } from '@dispatch/domain/report/scanned-vin';
import { openReader } from './codeReader';

/** Larger pictures improve nothing, and take longer. */
const WIDEST = 1280;
/** In degrees: no straight line crosses the short bars of a crooked label. */
const TURNS = [0, 7, 0, -7];
const PAUSE_MS = 50;

/** `empty`: nothing seen yet, `no-vin`: a code without a VIN, `failed`: this phone cannot read codes now. */
export type Scanning = 'empty' | 'no-vin' | 'failed';

function draw(pen: CanvasRenderingContext2D, video: HTMLVideoElement, degrees: number): void {
  const { canvas } = pen;
  const share = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * share);
  canvas.height = Math.round(video.videoHeight * share);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(video, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height);
}

/** The only VIN in the codes of a picture; null if there is none, or if they disagree. */
function vinOf(texts: readonly string[]): string | null {
  const [first, ...others] = new Set(texts.flatMap((text) => scannedVin(text) ?? []));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Reads picture after picture while the camera is on, until one contains a VIN. */
export function useScanning(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onVin: (vin: string) => void,
): Scanning {
  const [seen, setSeen] = useState<Scanning>('empty');
  const tell = useRef(onVin);
  useEffect(() => {
    tell.current = onVin;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let close: (() => void) | null = null;
    let last: string | null = null;
    /** Null if the component was unmounted first. */
    const look = async (): Promise<string | null> => {
      const reader = await openReader();
      close = reader.close;
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('This browser draws no pictures');
      for (let turn = 0; !signal.aborted; turn += 1) {
        if (video.current?.videoWidth) {
          draw(pen, video.current, TURNS[turn % TURNS.length] ?? 0);
          const texts = await reader.read(pen);
          const vin = vinOf(texts);
          if (vin !== null && (isSureReading(vin) || vin === last)) return vin;
          last = vin ?? last;
          if (texts.length > 0 && vin === null) setSeen('no-vin');
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return null;
    };
    look()
      .then((vin) => {
        if (vin !== null && !signal.aborted) tell.current(vin);
      })
      .catch(() => {
        if (!signal.aborted) setSeen('failed');
      })
      .finally(() => close?.());
    return () => {
      end.abort();
      close?.();
    };
  }, [video, isOn]);
  return seen;
}
