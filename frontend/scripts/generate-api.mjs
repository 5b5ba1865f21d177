/**
 * Writes src/api/generated from backend/openapi.json.
 * `--check` writes nothing and fails when the committed files differ from what would be written.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import prettier from 'prettier';
import config from '../openapi-codegen.config.mts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const schemaFile = resolve(root, process.env.OPENAPI_FILE ?? config.schemaFile);
const outputFile = resolve(root, process.env.GENERATED_FILE ?? config.outputFile);

if (!existsSync(schemaFile)) {
  console.error(`The OpenAPI document is missing: ${schemaFile}`);
  process.exit(1);
}

// Written beside the real file, so that the import of the api is the same relative path.
await mkdir(dirname(outputFile), { recursive: true });
const scratch = await mkdtemp(join(dirname(outputFile), '.generate-'));
try {
  const draft = join(scratch, 'endpoints.ts');
  await generateEndpoints({
    ...config,
    schemaFile,
    apiFile: resolve(root, config.apiFile),
    outputFile: draft,
  });
  const raw = (await readFile(draft, 'utf8')).replace(/from ['"][^'"]*\/api['"]/, "from '../api'");
  const options = await prettier.resolveConfig(outputFile);
  const text = await prettier.format(
    `// Generated from the server's OpenAPI document; changes made here are lost.\n${raw}`,
    { ...options, parser: 'typescript' },
  );
  const present = existsSync(outputFile) ? await readFile(outputFile, 'utf8') : '';
  if (!check) await writeFile(outputFile, text);
  else if (present !== text) {
    console.error(`${outputFile} is stale; run: npm run generate -w frontend`);
    process.exitCode = 1;
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
