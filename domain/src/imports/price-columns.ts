import { AppError } from '../errors';
import { can, type PermissionSet } from '../people/permissions';
import { isPriceColumn, type Mapping } from './fields';
import { recogniseHead } from './heads';

export interface Columns {
  readonly heads: readonly string[];
  readonly mapping: Mapping;
}

/** Whether a column holds prices: it is read as the price, or its head says so. Surplus cells may be amounts too. */
function isPrice({ heads, mapping }: Columns, place: number): boolean {
  if (place >= heads.length) return true;
  return isPriceColumn(mapping[place]) || isPriceColumn(recogniseHead('jobs', heads[place] ?? ''));
}

/** The cells of a row as somebody sees them: those of prices are empty without `prices:read`. */
export function visibleCells(
  cells: readonly string[],
  columns: Columns,
  reader: PermissionSet,
): readonly string[] {
  if (can(reader, 'prices:read')) return cells;
  return cells.map((cell, place) => (isPrice(columns, place) ? '' : cell));
}

/** The cells that somebody wants; those that they do not see stay as they are. */
export function withHiddenCells(
  wanted: readonly string[],
  before: readonly string[],
  columns: Columns,
  writer: PermissionSet,
): readonly string[] {
  if (can(writer, 'prices:read')) return wanted;
  const width = Math.max(wanted.length, before.length);
  return Array.from({ length: width }, (_, place) => {
    const cells = isPrice(columns, place) ? before : wanted;
    return cells[place] ?? '';
  });
}

/**
 * Without `prices:read` nobody makes a column the price, or leads a column of prices to where they see it.
 * @throws AppError token_scope_missing
 */
export function assertPriceColumns(
  wanted: Mapping,
  { heads, mapping }: Columns,
  writer: PermissionSet,
): void {
  if (can(writer, 'prices:read')) return;
  const touchesPrices = wanted.some((column, place) => {
    const before = mapping[place] ?? null;
    return column !== before && (isPriceColumn(column) || isPrice({ heads, mapping }, place));
  });
  if (touchesPrices) throw new AppError('token_scope_missing', { scope: 'prices:read' });
}
