import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scannedVin } from '@dispatch/domain/report/scanned-vin';
import * as reader from 'zxing-wasm/reader';
import * as writer from 'zxing-wasm/writer';
import { READING_OPTIONS } from './readingOptions';

const { resolve } = createRequire(import.meta.url);

beforeAll(() => {
  for (const [library, file] of [
    [reader, 'zxing-wasm/reader/zxing_reader.wasm'],
    [writer, 'zxing-wasm/writer/zxing_writer.wasm'],
  ] as const)
    library.prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(readFileSync(resolve(file))).buffer },
    });
});

test.each([
  ['%WVWZZZ1JZ3W386752', 'WVWZZZ1JZ3W386752'],
  ['+A1HGCM82633A004352', '1HGCM82633A004352'],
  ['/I1HGCM82633A004352', '1HGCM82633A004352'],
  ['IJHLRD77874C026456', 'JHLRD77874C026456'],
  ['1HGCM82633A004352', '1HGCM82633A004352'],
])('Code 39 that says %s holds %s', async (text, vin) => {
  const { image } = await writer.writeBarcode(text, { format: 'Code39', scale: 3 });
  const bytes = new Uint8Array(await image!.arrayBuffer());
  const codes = await reader.readBarcodes(bytes, READING_OPTIONS);
  expect(codes.map((code) => scannedVin(code.text))).toEqual([vin]);
});
