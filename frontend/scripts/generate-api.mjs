/**
 * Writes src/api/generated from backend/openapi.json.
 * `--check` writes nothing and fails when the committed files differ from what would be written.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import config from '../openapi-codegen.config.mts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const { outputFiles, ...common } = config;
const schemaFile = resolve(root, config.schemaFile);

if (!existsSync(schemaFile)) {
  console.error(`The OpenAPI document is missing: ${schemaFile}`);
  process.exit(1);
}

for (const [file, options] of Object.entries(outputFiles)) {
  const outputFile = resolve(root, file);
  const text = await generated(outputFile, options);
  const present = existsSync(outputFile) ? await readFile(outputFile, 'utf8') : '';
  if (!check) await writeFile(outputFile, text);
  else if (present !== text) {
    console.error(`${outputFile} is stale; run: npm run generate -w frontend`);
    process.exitCode = 1;
  }
}

/** The expected content of the generated file. */
async function generated(outputFile, options) {
  // The draft is in the same folder as the real file, so the relative import of the API is the
  // same.
  await mkdir(dirname(outputFile), { recursive: true });
  const scratch = await mkdtemp(join(dirname(outputFile), '.generate-'));
  try {
    const draft = join(scratch, basename(outputFile));
    await generateEndpoints({
      ...common,
      ...options,
      schemaFile,
      apiFile: resolve(root, config.apiFile),
      outputFile: draft,
    });
    const raw = await readFile(draft, 'utf8');
    const text = raw.replace(/from ['"][^'"]*\/api['"]/, "from '../api'");
    const source = `// Generated from the server's OpenAPI document; changes made here are lost.\n${text}`;
    const { printWidth, singleQuote } = style;
    return (await format(outputFile, source, { printWidth, singleQuote })).code;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
