import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { RecoveryCodes } from '../../factors/RecoveryCodes';

interface CodesStepProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once. */
export function CodesStep({ codes, onDone }: CodesStepProps) {
  const { t } = useTranslation('factors');
  return (
    <>
      <DialogBody>
        <RecoveryCodes codes={codes} />
      </DialogBody>
      <DialogButtons>
        <Button variant="contained" onClick={onDone} autoFocus>
          {t('codes.kept')}
        </Button>
      </DialogButtons>
    </>
  );
}
