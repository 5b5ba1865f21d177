import type { ReactNode } from 'react';
import { SelectionBar } from '../../../parts/selected/SelectionBar';
import { SelectionContext } from '../../../ui/list/select/SelectionContext';
import { useSelection } from '../../../ui/list/select/useSelection';
import { late } from '../../../ui/over/late';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { ReceivableRow } from '../receivables/aging';
import { useReceivablesUrl } from './receivablesUrl';

const texts = ['invoiceMail', 'toInvoice'] as const;
const RemindCustomers = late(async () => (await import('./RemindCustomers')).RemindCustomers, {
  texts,
});
const SendStatements = late(async () => (await import('./SendStatements')).SendStatements, {
  texts,
});

interface SelectedReceivablesProps {
  receivables: readonly ReceivableRow[];
  gone: ReadonlySet<number>;
  children: ReactNode;
}

/** A list with selectable customers, with statements for the selected ones, and reminders for these or for all. */
export function SelectedReceivables({ receivables, gone, children }: SelectedReceivablesProps) {
  const { t } = useTranslation(['collections', 'common']);
  const format = useFormat();
  const [{ dialog }, change] = useReceivablesUrl();
  const { items, count, selection } = useSelection(receivables, gone);
  const selected = items.length;
  const words = (number: number) => ({ count: number, number: format.number(number) });
  const told = selected > 0 ? t('common:select.count', words(selected)) : '';
  const close = () => change({ dialog: '' });
  return (
    <SelectionContext value={selection}>
      {children}
      <div role="status" className="unseen">
        {told}
      </div>
      {selected > 0 && (
        <SelectionBar
          actions={[
            {
              id: 'reminders',
              label: t('reminders.open'),
              run: () => change({ dialog: 'reminders' }),
            },
            {
              id: 'statements',
              label: t('statements.open'),
              run: () => change({ dialog: 'statements' }),
            },
          ]}
          more={
            selection.isAll
              ? null
              : { label: t('common:select.allShown', words(count)), run: selection.selectAll }
          }
          hint={null}
          isBusy={false}
          label={t('selected')}
          told={told}
          last={items.at(-1)?.id}
          onClear={selection.clear}
        />
      )}
      {dialog === 'reminders' && (
        <RemindCustomers receivables={selected > 0 ? items : receivables} onClose={close} />
      )}
      {selected > 0 && dialog === 'statements' && (
        <SendStatements receivables={items} onClose={close} />
      )}
    </SelectionContext>
  );
}
