import type { ImportRow } from '../../../api/imports';
import { ToneChip } from '../../../ui/facts/ToneChip';
import { CutText } from '../../../ui/text/CutText';
import '../../../ui/text/text.css';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Whose row it is: known already, or new. */
export function RowCustomer({ row: { customer, state } }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  if (customer === null) return null;
  const isNew = customer.id === null && state !== 'made' && state !== 'undone';
  return (
    <span className="line">
      <CutText value={customer.name} />
      {isNew && <ToneChip tone="blue" label={t('rows.newCustomer')} />}
      {customer.isBlacklisted && <ToneChip tone="red" label={t('rows.blacklisted')} />}
    </span>
  );
}
