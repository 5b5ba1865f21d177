import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSession } from '../../api/accounts/session';
import { useListInvoicesQuery } from '../../api/invoicing/invoices';
import type { CommandContext } from '../../parts/commands/commandTypes';
import { InvoiceStatusChip } from '../../parts/invoices/InvoiceStatusChip';
import { Icon } from '../../ui/icon/Icon';
import { useTexts } from '../../ui/text/useTexts';
import type { PaletteItem } from './paletteItem';

const SHOWN = 5;

/** Invoices found by number, amount, customer or PO number, for users who manage billing. */
export function useInvoiceItems(
  searched: string | undefined,
  context: CommandContext | null,
): { readonly items: PaletteItem[]; readonly isFetching: boolean; readonly error: unknown } {
  const { t, format } = useTexts(['commands', 'invoices']);
  const { may } = useSession();
  const isAsked = searched !== undefined && may('billing:manage');
  const found = useListInvoicesQuery(isAsked ? { q: searched, limit: SHOWN } : skipToken);
  const items = (isAsked ? (found.currentData ?? []) : []).map((invoice): PaletteItem => {
    const { id, reference, customerName, total, poNumber } = invoice;
    const number = reference ?? t('invoices:draftNumber', { id: String(id) });
    return {
      key: `invoice:${id}`,
      group: t('palette.groups.invoices'),
      icon: <Icon name="invoice" />,
      label: `${number} · ${customerName}`,
      note: [format.money(total), poNumber].filter(Boolean).join(' · '),
      end: <InvoiceStatusChip invoice={invoice} />,
      run: () => context?.openView('invoices', { invoice: String(id) }),
    };
  });
  return {
    items,
    isFetching: isAsked && found.isFetching,
    error: isAsked ? found.error : undefined,
  };
}
