import type { PriceListItem } from '../../api/invoicing/priceList';
import { useChargeWords } from '../../parts/charges/useChargeWords';
import { RecordCard } from '../../ui/list/RecordCard';
import { useTranslation } from '../../ui/text/useTranslation';
import { ItemActions } from './ItemActions';

export function ItemCard({ item }: { item: PriceListItem }) {
  const { t } = useTranslation(['priceList', 'charges']);
  const { nameOf, rateOf } = useChargeWords();
  const name = nameOf(item);
  const { taxable, proposedBy } = item;
  return (
    <RecordCard label={name}>
      <div className="record-card-head">
        <h2 className="cut push strong" title={name}>
          {name}
        </h2>
        <ItemActions item={item} />
      </div>
      <p className="cut small">
        <span className="figures">{rateOf(item)}</span>
        {` · ${t(`charges:taxable.${taxable ? 'yes' : 'no'}`)}`}
      </p>
      {proposedBy && <p className="cut small quiet">{t(`proposedBy.${proposedBy}`)}</p>}
    </RecordCard>
  );
}
