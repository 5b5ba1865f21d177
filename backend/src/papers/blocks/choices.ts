import type { Block } from '../paper';
import type { Sheet } from '../sheet';

const STYLE = { size: 9 };
const BOX = 9;
const HEIGHT = 20;

/** Draws a label with checkboxes to mark by hand. */
export function drawChoices(
  sheet: Sheet,
  { label, choices }: Extract<Block, { kind: 'choices' }>,
): void {
  sheet.makeRoom(HEIGHT);
  const width = sheet.width / (choices.length + 1);
  const y = sheet.y + 5;
  sheet.write(sheet.root, 'P', label, STYLE, { x: sheet.left, y, width });
  choices.forEach((choice, place) => {
    const x = sheet.left + (place + 1) * width;
    sheet.artifact((doc) => doc.rect(x, y, BOX, BOX).lineWidth(0.8).stroke('#333333'));
    sheet.write(sheet.root, 'P', choice, STYLE, {
      ...{ x: x + BOX + 5, y },
      width: width - BOX - 5,
    });
  });
  sheet.y += HEIGHT;
}
