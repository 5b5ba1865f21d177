import { useAddJobChargeMutation, type ProposedCharge } from '../../../api/invoicing/charges';
import { idempotent } from '../../../api/request/requestHeaders';
import { useChargeWords } from '../../../parts/charges/useChargeWords';
import { Button } from '../../../ui/button/Button';
import { useIntentKey } from '../../../ui/form/sending/useIntentKey';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';

interface ProposedChargesProps {
  jobId: number;
  proposals: readonly ProposedCharge[];
}

/** Charges proposed by the price list for what the driver reported; one press adds one. */
export function ProposedCharges({ jobId, proposals }: ProposedChargesProps) {
  const { t, format } = useTexts('charges');
  // The quantity of a percentage is not a number of units.
  const units = Math.max(...proposals.map(({ quantity }) => quantity));
  return (
    <div className="charges-proposed">
      {t('proposal.winch', { count: units, shown: format.number(units) })}
      <div className="charges-proposals">
        {proposals.map((proposal) => (
          <Proposal key={proposal.itemId} jobId={jobId} proposal={proposal} />
        ))}
      </div>
    </div>
  );
}

function Proposal({ jobId, proposal }: { jobId: number; proposal: ProposedCharge }) {
  const { t } = useTranslation(['charges', 'common']);
  const { nameOf, amountOf } = useChargeWords();
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [add, { isLoading }] = useAddJobChargeMutation();
  const take = async () => {
    const { itemId, quantity } = proposal;
    const { error } = await add({
      id: jobId,
      newCharge: { itemId, quantity },
      ...idempotent(intent.read()),
    });
    if (!error) toast.success(t('added'));
    else toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
  };
  return (
    <Button isMinor disabled={isLoading} onClick={() => void take()}>
      {t('proposal.take', { name: nameOf(proposal), amount: amountOf(proposal) })}
    </Button>
  );
}
