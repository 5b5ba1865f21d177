import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm';
import { READING_OPTIONS } from './readingOptions';

interface WorkerScope {
  onmessage: (event: MessageEvent<ImageData>) => void;
  postMessage: (texts: readonly string[] | null) => void;
}
/** The part of the worker's scope used here; the page's types do not include it. */
declare const self: WorkerScope;

// The default would load from a third-party server.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
  },
});

self.onmessage = ({ data }) => {
  readBarcodes(data, READING_OPTIONS).then(
    (codes) => self.postMessage(codes.filter(({ isValid }) => isValid).map(({ text }) => text)),
    () => self.postMessage(null),
  );
};
