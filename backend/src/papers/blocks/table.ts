import type { Block, Column } from '../paper';
import type { Element, Sheet } from '../sheet';

const HEAD = { size: 8, isBold: true };
const CELL = { size: 8.5 };
const PADDING = 3;
const HEAD_FILL = '#e6ebf2';
const RULE = '#9999aa';
const GAP = 8;

type Table = Extract<Block, { kind: 'table' }>;
type Row = Table['rows'][number];

/** Repeats the head on every page of the table, but as an artifact that screen readers skip. */
export function drawTable(sheet: Sheet, { columns, rows }: Table): void {
  sheet.element(sheet.root, 'Table', {}, (table) => {
    drawHead(sheet, columns, table);
    for (const row of rows) {
      const height = rowHeight(sheet, columns, row);
      if (sheet.makeRoom(height)) drawHead(sheet, columns, null);
      drawRow(sheet, columns, row, table);
      sheet.y += height;
      const { left, width, y } = sheet;
      sheet.artifact((doc) =>
        doc
          .moveTo(left, y)
          .lineTo(left + width, y)
          .lineWidth(0.5)
          .stroke(RULE),
      );
    }
  });
  sheet.y += GAP;
}

function drawHead(sheet: Sheet, columns: readonly Column[], table: Element | null): void {
  const { left, width, y } = sheet;
  const labels = columns.map(({ label }) => label);
  const spots = spotted(sheet, columns, labels);
  const heights = spots.map(({ item, spot }) => sheet.heightOf(item, HEAD, spot.width));
  const height = Math.max(...heights) + 2 * PADDING;
  sheet.artifact((doc) => doc.rect(left, y, width, height).fill(HEAD_FILL));
  if (table === null)
    sheet.artifact(() => {
      for (const { item, spot, align } of spots) sheet.stamp(item, HEAD, spot, align);
    }, 'Pagination');
  else
    sheet.element(table, 'TR', {}, (line) => {
      for (const { item, spot, align } of spots)
        sheet.element(line, 'TH', { scope: 'Column' }, (cell) =>
          sheet.write(cell, 'P', item, HEAD, spot, align),
        );
    });
  sheet.y += height;
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: Row, table: Element): void {
  sheet.element(table, 'TR', {}, (line) => {
    for (const { item, spot, align } of spotted(sheet, columns, row)) {
      let { y } = spot;
      sheet.element(line, 'TD', {}, (cell) => {
        for (const text of item) y += sheet.write(cell, 'P', text, CELL, { ...spot, y }, align);
      });
    }
  });
}

function rowHeight(sheet: Sheet, columns: readonly Column[], row: Row): number {
  const heights = spotted(sheet, columns, row).map(({ item, spot }) =>
    item.reduce((sum, text) => sum + sheet.heightOf(text, CELL, spot.width), 0),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** The content and position of each column. */
function spotted<T>({ left, width, y }: Sheet, columns: readonly Column[], items: readonly T[]) {
  let x = left;
  return items.map((item, at) => {
    const { width: share = 0, align } = columns[at] ?? {};
    const whole = share * width;
    const spot = { x: x + PADDING, y: y + PADDING, width: whole - 2 * PADDING };
    x += whole;
    return { item, spot, align };
  });
}
