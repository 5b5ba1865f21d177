/** `npm run image [-- --base NAME]` builds the image; `--base debian` first builds its base from Debian's packages. */
import { parseArgs } from 'node:util';
import { StepFailed } from '../steps/command.mjs';
import { buildImage, TAG } from './build-image.mjs';
import { findBuilder, NO_BUILDER } from './builder.mjs';

try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const builder = findBuilder();
  if (builder === null) throw new StepFailed(NO_BUILDER);
  buildImage(builder, values.base);
  const { bytes } = builder.inspect(TAG);
  process.stdout.write(`${TAG}: ${(bytes / 1e6).toFixed(0)} MB, built by ${builder.name}.\n`);
} catch (error) {
  if (error instanceof StepFailed && error.details) process.stderr.write(`${error.details}\n`);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
