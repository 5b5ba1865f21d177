import { createHash } from 'node:crypto';
import type { Paper } from './paper';

/** Increment when the layout of the same content changes. */
const LAYOUT = 2;

/** An ETag for everything in a document: its words, the names of its pictures, its layout. */
export function paperTag(plan: Paper, pictures: readonly string[]): string {
  const content = JSON.stringify([LAYOUT, plan, pictures]);
  return `"${createHash('sha256').update(content).digest('hex')}"`;
}
