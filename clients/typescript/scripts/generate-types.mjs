/**
 * Writes src/generated/api.ts from the server's OpenAPI document.
 * `--check` writes no file and fails if the committed file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const document = new URL('../../../backend/openapi.json', import.meta.url);
const output = fileURLToPath(new URL('../src/generated/api.ts', import.meta.url));
const HEAD = "// Generated from the server's OpenAPI document; changes made here are lost.\n";

const text = HEAD + astToString(await openapiTS(document, { alphabetize: true }));
const present = existsSync(output) ? readFileSync(output, 'utf8') : '';
if (!process.argv.includes('--check')) writeFileSync(output, text);
else if (present !== text) {
  console.error(`${output} is stale; run: npm run generate -w clients/typescript`);
  process.exitCode = 1;
}
