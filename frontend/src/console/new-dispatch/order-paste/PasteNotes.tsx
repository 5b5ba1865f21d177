import { MAX_UNITS } from '@dispatch/domain/limits';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useOrderFieldLabel } from './useOrderFieldLabel';
import type { Reading } from './useOrderReading';

/** The parts of the text that were not used, with reasons. */
export function PasteNotes({ reading }: { reading: Reading }) {
  const { t } = useTranslation('orderPaste');
  const labelOf = useOrderFieldLabel();
  const { order, filling } = reading;
  const { kept, unitsLeft, next, filled } = filling;
  const notesKept = filled['specialInstructions'];
  const count = typeof notesKept === 'string' ? notesKept.split('\n').length : 0;
  const notes = [
    next.customerId != null && t('known', { name: next.customerName }),
    ...kept.map(({ field, read }) => t('kept', { field: labelOf(field), read })),
    count > 0 && t('notRead', { count }),
    ...order.leftOut.map(({ text, why }) => t(`leftOut.${why}`, { text })),
    unitsLeft > 0 && t('unitsLeft', { count: unitsLeft, max: MAX_UNITS }),
    order.isCut && t('cut'),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="paste-notes type-small">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
