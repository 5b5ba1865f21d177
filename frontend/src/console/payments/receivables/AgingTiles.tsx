import type { Receivable } from '../../../api/invoicing/payments';
import { StatTile, StatTiles } from '../../../ui/facts/StatTile';
import { useTexts } from '../../../ui/text/useTexts';
import { SUMMED, sumOf } from './aging';

/** The total owed by all customers, by age. */
export function AgingTiles({ receivables }: { receivables: readonly Receivable[] | undefined }) {
  const { t, format } = useTexts('payments');
  return (
    <StatTiles label={t('receivables.label')}>
      {SUMMED.map((name) => (
        <StatTile
          key={name}
          isText
          label={t(`ages.${name}`)}
          value={receivables && format.money(sumOf(receivables, name))}
        />
      ))}
    </StatTiles>
  );
}
