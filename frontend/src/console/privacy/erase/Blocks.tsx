import Alert from '@mui/material/Alert';
import type { PrivacyPerson } from '../../../api/privacy';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The reasons that block an erasure; empty if there are none. */
export function Blocks({ person }: { person: PrivacyPerson }) {
  const { t } = useTranslation('privacy');
  const { canSignIn, openJobs, openInvoices, erasedNumber } = person;
  const texts = [
    erasedNumber !== null && t('erase.erased', { number: erasedNumber }),
    canSignIn && t('erase.active'),
    openJobs > 0 && t('erase.jobs', { count: openJobs }),
    openInvoices > 0 && t('erase.invoices', { count: openInvoices }),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return <Alert severity="error">{texts.join(' ')}</Alert>;
}
