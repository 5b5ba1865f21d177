import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm';
import { READING_OPTIONS } from './readingOptions';

interface WorkerScope {
  onmessage: (event: MessageEvent<ImageData>) => void;
  postMessage: (texts: readonly string[] | null) => void;
}
/** The part of a worker's scope that is used here; the page's types do not know it. */
declare const self: WorkerScope;

// Its own choice would be a server of somebody else's.
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
