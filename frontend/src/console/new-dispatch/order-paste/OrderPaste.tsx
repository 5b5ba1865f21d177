import { useEffect, type RefObject } from 'react';
import type { MarkOf } from '../../../ui/form/fieldMark';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useDispatchForm } from '../dispatchForm';
import { PasteBar } from './PasteBar';
import { PasteDialog } from './PasteDialog';
import { ToConfirmMark } from './ToConfirmMark';
import { isAt } from './toConfirm';
import { useOrderReading } from './useOrderReading';

export interface OrderPasteProps {
  /** The initial text of the paste dialog; null when closed. */
  asked: string | null | undefined;
  ask: (text: string | null) => void;
  setMark: (markOf: MarkOf) => void;
  /** Asks for confirmation if fields are unconfirmed. */
  maySaveRef: RefObject<(() => Promise<boolean>) | null>;
}

/** Fills the form from a pasted order and requires that a user confirms the values. */
export function OrderPaste({ asked, ask, setMark, maySaveRef }: OrderPasteProps) {
  const { t } = useTranslation('orderPaste');
  const form = useDispatchForm();
  const askFirst = useConfirm();
  const { reading, toConfirm, read, undo, confirm, confirmAll } = useOrderReading();

  useEffect(() => {
    setMark((name) => {
      const entry = toConfirm.find((each) => isAt(each, name, form.getValues('units')));
      if (!entry) return null;
      return (id) => <ToConfirmMark id={id} onConfirm={() => confirm(entry)} />;
    });
    maySaveRef.current = async () => {
      const count = toConfirm.length;
      const isAgreed =
        count === 0 ||
        (await askFirst({
          title: t('ask.title', { count }),
          text: t('ask.text'),
          confirmLabel: t('ask.confirm'),
        }));
      if (isAgreed) confirmAll();
      return isAgreed;
    };
  }, [askFirst, confirm, confirmAll, form, maySaveRef, setMark, t, toConfirm]);

  return (
    <>
      {typeof asked === 'string' && (
        <PasteDialog text={asked} onRead={read} onClose={() => ask(null)} />
      )}
      <PasteBar {...{ reading, onUndo: undo, onConfirmAll: confirmAll }} count={toConfirm.length} />
    </>
  );
}
