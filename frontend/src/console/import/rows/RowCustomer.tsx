import type { ImportRow } from '../../../api/imports';
import { ToneChip } from '../../../ui/facts/ToneChip';
import { CutText } from '../../../ui/text/CutText';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../import.css';

/** The customer of the row: known or new. */
export function RowCustomer({ row: { customer, state } }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  if (customer === null) return null;
  const isNew = customer.id === null && state !== 'made' && state !== 'undone';
  return (
    <span className="import-customer">
      <CutText value={customer.name} onTwoLines />
      {isNew && <ToneChip tone="blue" label={t('rows.newCustomer')} />}
      {customer.isBlacklisted && <ToneChip tone="red" label={t('rows.blacklisted')} />}
    </span>
  );
}
