import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import './order-paste.css';

interface ToConfirmMarkProps {
  /** The id of the field. */
  id: string;
  onConfirm: () => void;
}

/** A pressed button disappears, so the focus moves to the next one, or to the count of the remaining ones. */
function passFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const all = [...document.querySelectorAll<HTMLElement>('.to-confirm button')];
  const at = all.indexOf(currentTarget);
  const next = all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>('.paste-bar');
  next?.focus();
}

export function ToConfirmMark({ id, onConfirm }: ToConfirmMarkProps) {
  const { t } = useTranslation('orderPaste');
  return (
    <div className="to-confirm">
      <Icon name="help" size="text" />
      <span id={`${id}-mark`} className="to-confirm-words">
        {t('mark')}
      </span>
      <Button
        size="small"
        aria-describedby={`${id}-label`}
        onClick={(event) => {
          passFocus(event);
          onConfirm();
        }}
      >
        <Icon name="task" size="text" />
        <span className="to-confirm-words">{t('confirm')}</span>
      </Button>
    </div>
  );
}
