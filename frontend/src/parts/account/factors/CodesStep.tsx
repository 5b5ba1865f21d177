import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
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
      <DialogContent>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone} autoFocus>
          {t('codes.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
