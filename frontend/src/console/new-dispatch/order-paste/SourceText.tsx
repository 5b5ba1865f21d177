import type { ReadOrder } from '@dispatch/domain/order-text/read-order';
import { useTranslation } from '../../../ui/text/useTranslation';
import './order-paste.css';
import { useOrderFieldLabel } from './useOrderFieldLabel';

interface SourceTextProps {
  id: string;
  order: ReadOrder;
}

/** The pasted text with the recognized parts marked. */
export function SourceText({ id, order: { text, marks } }: SourceTextProps) {
  const { t } = useTranslation(['orderPaste', 'dispatch']);
  const labelOf = useOrderFieldLabel();
  return (
    <div
      id={id}
      className="source-text type-small"
      role="region"
      aria-label={t('sourceText')}
      // It scrolls, and so must be reached by keys.
      tabIndex={0}
    >
      {marks.map(({ from, to, field }, index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark title={field === 'units' ? t('dispatch:vehicle.title') : labelOf(field)}>
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </div>
  );
}
