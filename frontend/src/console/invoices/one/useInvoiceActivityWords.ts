import { useCallback } from 'react';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useTexts } from '../../../ui/text/useTexts';

const TOLD = ['invoice.drafted', 'invoice.changed', 'invoice.issued', 'invoice.credited'] as const;

const PAID = ['payment.taken', 'payment.applied', 'payment.undone', 'payment.written-off'] as const;

/** A sentence for an event in the history of an invoice. */
export function useInvoiceActivityWords(): (entry: ActivityEntry) => string {
  const { t, format } = useTexts('invoiceHistory');
  return useCallback(
    ({ action, before, after }) => {
      const fact = (name: string) => String(after?.[name] ?? '');
      const kind = after?.['kind'] === 'reminder' ? 'reminder' : 'invoice';
      switch (action) {
        case 'invoice.mailed':
          return t(`mailed.${kind}`, { address: fact('to') });
        case 'invoice.mail-refused':
          return t(`refused.${kind}`, { address: fact('to'), problem: fact('problem') });
        case 'invoice.sent-marked':
          return t(after?.['sent'] === false ? 'markedUnsent' : 'markedSent');
        default: {
          const paid = PAID.find((known) => known === action);
          if (paid !== undefined) {
            const change = Number(after?.['paid']) - Number(before?.['paid']);
            return t(`paid.${paid}`, { amount: format.money(Math.abs(change)) });
          }
          const told = TOLD.find((known) => known === action) ?? 'invoice.changed';
          return t(`done.${told}`);
        }
      }
    },
    [format, t],
  );
}
