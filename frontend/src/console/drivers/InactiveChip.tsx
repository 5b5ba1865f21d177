import { Icon } from '../../ui/icon/Icon';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';

/** Marks an account that cannot sign in. */
export function InactiveChip() {
  const { t } = useTranslation('drivers');
  return <ToneChip tone="gray" icon={<Icon name="blocked" />} label={t('inactive')} />;
}
