import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import './order-paste.css';
import { PasteNotes } from './PasteNotes';
import { SourceText } from './SourceText';
import type { Reading } from './useOrderReading';

interface PasteBarProps {
  reading: Reading | null;
  /** The number of fields to be confirmed. */
  count: number;
  onConfirmAll: () => void;
  onUndo: () => void;
}

/** The number of unconfirmed fields, and the actions of the paste. */
export function PasteBar({ reading, count, onConfirmAll, onUndo }: PasteBarProps) {
  const { t } = useTranslation('orderPaste');
  const titleId = useId();
  const textId = useId();
  const [isTextShown, setIsTextShown] = useState(false);
  if (reading === null && count === 0) return null;
  const withBarFocused = (act: () => void) => () => {
    document.querySelector<HTMLElement>('.paste-bar')?.focus();
    act();
  };
  return (
    <section className="card paste-bar" aria-labelledby={titleId} tabIndex={-1}>
      <div className="paste-bar-head">
        <Icon name={count === 0 ? 'check' : 'help'} />
        <div role="status">
          <h2 id={titleId} className="type-subtitle">
            {count === 0 ? t('allConfirmed') : t('count', { count })}
          </h2>
        </div>
        <div className="control-row">
          {count > 0 && (
            <Button size="small" variant="contained" onClick={withBarFocused(onConfirmAll)}>
              {t('confirmAll')}
            </Button>
          )}
          {reading && (
            <>
              <Button
                isMinor
                aria-expanded={isTextShown}
                aria-controls={isTextShown ? textId : undefined}
                onClick={() => setIsTextShown(!isTextShown)}
              >
                {isTextShown ? t('hideText') : t('showText')}
              </Button>
              <Button isMinor onClick={withBarFocused(onUndo)}>
                {t('undo')}
              </Button>
            </>
          )}
        </div>
      </div>
      {reading && <PasteNotes reading={reading} />}
      {reading && isTextShown && <SourceText id={textId} order={reading.order} />}
    </section>
  );
}
