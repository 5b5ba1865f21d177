import { relative } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { recordFile } from './journal.mjs';

const [, file = ''] = process.argv;
if (/\.test\.(mjs|ts)$/.test(file)) recordFile(relative(ROOT, file));
