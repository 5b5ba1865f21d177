import { type Charge, useRemoveJobChargeMutation } from '../../../api/invoicing/charges';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { RecordActions } from '../../../ui/list/RecordActions';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useAct } from '../../../ui/record/useAct';

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

/** Asks, removes the charge and reports the result. */
function useRemoveCharge(): (charge: Charge) => Promise<boolean> {
  const { t } = useTranslation('charges');
  const { nameOf, amountOf } = useChargeWords();
  const act = useAct();
  const [remove] = useRemoveJobChargeMutation();
  return (charge) => {
    const { id: chargeId, jobId: id, version } = charge;
    return act({
      ask: {
        title: t('remove.title', { name: nameOf(charge) }),
        text: t('remove.text', { amount: amountOf(charge) }),
        confirmLabel: t('remove.confirm'),
        destructive: true,
      },
      send: () => remove({ id, chargeId, ...ifMatch(version) }),
      done: t('removed'),
    });
  };
}
