import type { ReactNode } from 'react';
import { SelectionBar } from '../../../parts/selected/SelectionBar';
import { SelectionContext } from '../../../ui/list/select/SelectionContext';
import { useSelection } from '../../../ui/list/select/useSelection';
import { useTexts } from '../../../ui/text/useTexts';
import type { ReceivableRow } from '../receivables/aging';

interface SelectedReceivablesProps {
  receivables: readonly ReceivableRow[];
  gone: ReadonlySet<number>;
  onReminders: (selected: readonly ReceivableRow[]) => void;
  onStatements: (selected: readonly ReceivableRow[]) => void;
  children: ReactNode;
}

/** A list with selectable customers, and the actions for the selected ones. */
export function SelectedReceivables(props: SelectedReceivablesProps) {
  const { receivables, gone, onReminders, onStatements, children } = props;
  const { t, format } = useTexts(['collections', 'common']);
  const { items, count, selection } = useSelection(receivables, gone);
  const selected = items.length;
  const words = (number: number) => ({ count: number, number: format.number(number) });
  const told = selected > 0 ? t('common:select.count', words(selected)) : '';
  return (
    <SelectionContext value={selection}>
      {children}
      <div role="status" className="unseen">
        {told}
      </div>
      {selected > 0 && (
        <SelectionBar
          actions={[
            { id: 'reminders', label: t('reminders.open'), run: () => onReminders(items) },
            { id: 'statements', label: t('statements.open'), run: () => onStatements(items) },
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
    </SelectionContext>
  );
}
