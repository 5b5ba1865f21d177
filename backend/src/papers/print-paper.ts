import { drawFacts } from './blocks/facts';
import { drawChoices } from './blocks/choices';
import { drawLetterhead } from './blocks/letterhead';
import { drawPhotos } from './blocks/photos';
import { drawSignatures } from './blocks/signatures';
import { drawSums } from './blocks/sums';
import { drawTable } from './blocks/table';
import { drawHeading, drawText, drawTitle } from './blocks/text';
import { drawVehicles } from './blocks/vehicles';
import type { Block, Paper } from './paper';
import { Sheet } from './sheet';

/** A letter-size PDF, tagged for screen readers, in memory of its own. */
export function printPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet(paper);
  for (const block of paper.blocks) draw(sheet, block);
  return sheet.finish();
}

function draw(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'letterhead':
      drawLetterhead(sheet, block);
      break;
    case 'sums':
      drawSums(sheet, block);
      break;
    case 'title':
      drawTitle(sheet, block);
      break;
    case 'heading':
      drawHeading(sheet, block);
      break;
    case 'text':
      drawText(sheet, block);
      break;
    case 'facts':
      drawFacts(sheet, block);
      break;
    case 'choices':
      drawChoices(sheet, block);
      break;
    case 'table':
      drawTable(sheet, block);
      break;
    case 'signatures':
      drawSignatures(sheet, block);
      break;
    case 'vehicles':
      drawVehicles(sheet, block);
      break;
    case 'photos':
      drawPhotos(sheet, block);
      break;
  }
}
