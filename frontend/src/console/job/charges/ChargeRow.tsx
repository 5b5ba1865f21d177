import type { Charge } from '../../../api/invoicing/charges';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { RecordActions } from '../../../ui/list/RecordActions';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useRemoveCharge } from './useRemoveCharge';

interface ChargeRowProps {
  charge: Charge;
  /** Null if the charge cannot be edited. */
  onEdit: (() => void) | null;
}

export function ChargeRow({ charge, onEdit }: ChargeRowProps) {
  const { t } = useTranslation('charges');
  const { nameOf, linesOf, amountOf } = useChargeWords();
  const remove = useRemoveCharge();
  const name = nameOf(charge);
  return (
    <li className="charges-row">
      <span className="charges-what">
        <span className="strong breakable">{name}</span>
        <span className="small quiet figures">
          {linesOf(charge)}
          {!charge.taxable && ` · ${t('taxable.no')}`}
        </span>
      </span>
      <span className="figures charges-amount">{amountOf(charge)}</span>
      {onEdit && (
        <RecordActions
          editLabel={t('editNamed', { name })}
          deleteLabel={t('removeNamed', { name })}
          onEdit={onEdit}
          onDelete={() => void remove(charge)}
        />
      )}
    </li>
  );
}
