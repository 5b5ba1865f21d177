import { useCallback } from 'react';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useTranslation } from '../../../ui/text/useTranslation';

const TOLD = ['invoice.drafted', 'invoice.changed', 'invoice.issued', 'invoice.credited'] as const;

/** A sentence for an event in the history of an invoice. */
export function useInvoiceActivityWords(): (entry: ActivityEntry) => string {
  const { t } = useTranslation('invoiceHistory');
  return useCallback(
    ({ action, after }) => {
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
          const told = TOLD.find((known) => known === action) ?? 'invoice.changed';
          return t(`done.${told}`);
        }
      }
    },
    [t],
  );
}
