import { createHash } from 'node:crypto';
import type { Paper } from './paper';

/** Goes up when the same words are laid out in another way. */
const LAYOUT = 2;

/** An entity tag that names all that goes into a paper: its words, its pictures by their names, its layout. */
export function paperTag(plan: Paper, pictures: readonly string[]): string {
  const content = JSON.stringify([LAYOUT, plan, pictures]);
  return `"${createHash('sha256').update(content).digest('hex')}"`;
}
