import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/accounts/session';
import type { MarkOf } from '../../ui/form/fieldMark';
import { late } from '../../ui/over/late';
import { readMarks } from './order-paste/keptMarks';
import type { OrderPasteProps } from './order-paste/OrderPaste';

export const OrderPaste = late<OrderPasteProps>(
  async () => (await import('./order-paste/OrderPaste')).OrderPaste,
  { texts: ['orderPaste'] },
);

type Asked = OrderPasteProps['asked'];

const NO_PLACE = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The state of a pasted order that the page holds; the rest is loaded on the first paste. */
export function useOrderPaste(isEmpty: boolean) {
  const userId = useSession().user?.id ?? 0;
  // Shows fields left unconfirmed before a reload, without a new order.
  const [asked, ask] = useState<Asked>(() => (readMarks(userId).length > 0 ? null : undefined));
  const [markOf, setMarkOf] = useState<MarkOf>(() => () => null);
  const [setMark] = useState(() => (next: MarkOf) => setMarkOf(() => next));
  const maySaveRef = useRef<() => Promise<boolean>>(null);
  useEffect(() => {
    if (!isEmpty) return undefined;
    const handlePaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest(NO_PLACE) !== null;
      if (isElsewhere || !text.trim().includes('\n')) return;
      event.preventDefault();
      ask(text);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isEmpty]);
  return { asked, ask, markOf, setMark, maySaveRef };
}
