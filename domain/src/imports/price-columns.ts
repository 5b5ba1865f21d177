import { AppError } from '../errors';
import { can, type PermissionSet } from '../people/permissions';
import { isPriceColumn, type Mapping } from './fields';
import { recogniseHead } from './heads';

export interface Columns {
  readonly heads: readonly string[];
  readonly mapping: Mapping;
}

/** Whether a column holds prices, by its mapping or its header. Surplus cells may be amounts too. */
function isPrice({ heads, mapping }: Columns, place: number): boolean {
  if (place >= heads.length) return true;
  return isPriceColumn(mapping[place]) || isPriceColumn(recogniseHead('jobs', heads[place] ?? ''));
}

/** The cells of a row that a user may see: prices are empty without `prices:read`. */
export function visibleCells(
  cells: readonly string[],
  columns: Columns,
  reader: PermissionSet,
): readonly string[] {
  if (can(reader, 'prices:read')) return cells;
  return cells.map((cell, place) => (isPrice(columns, place) ? '' : cell));
}

/** The edited cells of a row; cells hidden from the user stay as they are. */
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
 * Without `prices:read`, a user cannot map a column to the price, or map a price column to a visible field.
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
