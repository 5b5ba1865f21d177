import { useRemoveJobChargeMutation, type Charge } from '../../../api/invoicing/charges';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Asks, removes the charge and reports the result. */
export function useRemoveCharge(): (charge: Charge) => Promise<void> {
  const { t } = useTranslation('charges');
  const { nameOf, amountOf } = useChargeWords();
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [remove] = useRemoveJobChargeMutation();
  return async (charge) => {
    const isSure = await confirm({
      title: t('remove.title', { name: nameOf(charge) }),
      text: t('remove.text', { amount: amountOf(charge) }),
      confirmLabel: t('remove.confirm'),
      destructive: true,
    });
    if (!isSure) return;
    const { id: chargeId, jobId: id, version } = charge;
    const { error } = await remove({ id, chargeId, ...ifMatch(version) });
    if (error) toast.error(errorText(error));
    else toast.success(t('removed'));
  };
}
