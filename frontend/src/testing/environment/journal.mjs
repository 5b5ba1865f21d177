import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { recordFile } from '../../../../scripts/suites/journal.mjs';

const { testPath } = expect.getState();
if (testPath) recordFile(relative(join(import.meta.dirname, '../../..'), testPath));
