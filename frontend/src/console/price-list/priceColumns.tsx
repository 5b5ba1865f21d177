import { useMemo } from 'react';
import { useRemovePriceListItemMutation, type PriceListItem } from '../../api/invoicing/priceList';
import { ifMatch } from '../../api/request/requestHeaders';
import { useChargeWords } from '../../parts/charges/useChargeWords';
import { FallbackText } from '../../ui/facts/FallbackText';
import { RecordActions } from '../../ui/list/RecordActions';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { useAct } from '../../ui/record/useAct';
import { CutText } from '../../ui/text/CutText';
import { useTranslation } from '../../ui/text/useTranslation';
import { usePriceListUrl } from './priceListUrl';

export function usePriceColumns(): RecordColumn<PriceListItem>[] {
  const { t } = useTranslation(['priceList', 'charges']);
  const words = useChargeWords();
  return useMemo(() => {
    const taxOf = ({ taxable }: PriceListItem) => t(`charges:taxable.${taxable ? 'yes' : 'no'}`);
    const rule = ({ proposedBy }: PriceListItem) => proposedBy && t(`proposedBy.${proposedBy}`);
    return [
      {
        id: 'name',
        header: t('columns.name'),
        cell: (item) => <CutText value={words.nameOf(item)} className="strong" onTwoLines />,
        card: 'title',
      },
      {
        id: 'price',
        header: t('columns.price'),
        width: '11rem',
        cell: (item) => <span className="figures">{words.rateOf(item)}</span>,
        card: 'block',
        cardCell: (item) => (
          <p className="cut small">
            <span className="figures">{words.rateOf(item)}</span>
            {` · ${taxOf(item)}`}
          </p>
        ),
      },
      {
        id: 'taxable',
        header: t('columns.taxable'),
        width: '8.5rem',
        cell: taxOf,
      },
      {
        id: 'proposed',
        header: t('columns.proposed'),
        cell: (item) => <FallbackText value={rule(item)} fallback={t('notProposed')} />,
        card: 'quiet',
        cardCell: rule,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '7rem',
        align: 'right',
        cell: (item) => <ItemActions item={item} />,
        card: 'corner',
      },
    ];
  }, [t, words]);
}

function ItemActions({ item }: { item: PriceListItem }) {
  const { t } = useTranslation('priceList');
  const [, change] = usePriceListUrl();
  const act = useAct();
  const [remove] = useRemovePriceListItemMutation();
  const name = useChargeWords().nameOf(item);
  const { id, version } = item;
  const handleDelete = () =>
    void act({
      ask: {
        title: t('delete.title', { name }),
        text: t('delete.text'),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      },
      send: () => remove({ id, ...ifMatch(version) }),
      done: t('deleted'),
    });
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      onEdit={() => change({ edit: id })}
      onDelete={handleDelete}
    />
  );
}
