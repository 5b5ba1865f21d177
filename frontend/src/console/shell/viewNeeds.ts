import type { ViewId } from '@dispatch/domain/views/console-view';
import parts from '../../lib/parts.json';

interface Needs {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

const LISTED: Readonly<Record<string, Needs | undefined>> = parts.firstViews;

/** `price-list` speaks with the texts `priceList`. */
const textsOf = (id: ViewId) =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The chunks and texts of a view: its own unless `parts.json` lists others. `webpack/firstViews.cjs` does the same. */
export function viewNeeds(id: ViewId): Needs {
  return (
    LISTED[`view-${id}`] ?? { parts: ['console', `view-${id}`], texts: ['console', textsOf(id)] }
  );
}
