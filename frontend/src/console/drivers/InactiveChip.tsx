import Block from '@mui/icons-material/Block';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';

/** The account cannot sign in. */
export function InactiveChip() {
  const { t } = useTranslation('drivers');
  return <ToneChip tone="gray" icon={<Block />} label={t('inactive')} />;
}
