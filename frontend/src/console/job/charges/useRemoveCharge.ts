import { useRemoveJobChargeMutation, type Charge } from '../../../api/invoicing/charges';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Asks, removes the charge and reports the result. */
export function useRemoveCharge(): (charge: Charge) => Promise<boolean> {
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
