import wasm from 'zxing-wasm/reader/zxing_reader.wasm';

/** Reads the codes in a camera picture. */
export interface CodeReader {
  /** The text of each code; empty if there is none. */
  read: (picture: CanvasRenderingContext2D) => Promise<string[]>;
  close: () => void;
}

/** The browser's own reader, which its types do not include yet. */
interface Detector {
  detect: (picture: HTMLCanvasElement) => Promise<{ readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The formats of VIN labels on doors, windshields and auction cars. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'];

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Null if the browser has none, or one that lacks a format of VIN labels. */
async function ownReader(): Promise<CodeReader | null> {
  const Own = detectorClass();
  if (!Own) return null;
  try {
    const known = await Own.getSupportedFormats();
    if (!FORMATS.every((format) => known.includes(format))) return null;
    const detector = new Own({ formats: FORMATS });
    return {
      read: async ({ canvas }) => (await detector.detect(canvas)).map(({ rawValue }) => rawValue),
      close: () => undefined,
    };
  } catch {
    return null;
  }
}

/** Runs in a worker, so that the picture stays smooth. Only the worker may run WebAssembly. */
function workerReader(): CodeReader {
  const worker = new Worker(
    /* webpackChunkName: "vin-reader" */ new URL('./vinReader.worker.ts', import.meta.url),
  );
  const answer = () =>
    new Promise<string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string[] | null>) => {
        if (data === null) reject(new Error('The reader could not be loaded'));
        else resolve(data);
      };
      worker.onerror = () => reject(new Error('The reader could not be started'));
    });
  return {
    read: (picture) => {
      const { width, height } = picture.canvas;
      const image = picture.getImageData(0, 0, width, height);
      const read = answer();
      worker.postMessage(image, [image.data.buffer]);
      return read;
    },
    close: () => worker.terminate(),
  };
}

export async function openReader(): Promise<CodeReader> {
  return (await ownReader()) ?? workerReader();
}

/** Entries of an older version are deleted from it. */
const KEPT = 'code-reader';

/**
 * Stores what offline scanning needs on the phone; does nothing if the browser reads codes
 * natively.
 */
export async function keepReader(): Promise<void> {
  if (detectorClass()) return;
  const cache = await caches.open(KEPT);
  if (await cache.match(wasm)) return;
  await Promise.all((await cache.keys()).map((old) => cache.delete(old)));
  await cache.add(wasm);
}
