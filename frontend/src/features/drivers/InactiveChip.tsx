import Block from '@mui/icons-material/Block';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../components/ToneChip';

/** The account cannot sign in. */
export function InactiveChip() {
  const { t } = useTranslation('drivers');
  return <ToneChip tone="gray" icon={<Block />} label={t('inactive')} />;
}
