import { telHref } from '@dispatch/domain/people/phone';
import { useConfig } from '../../api/config';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';

/** A plain phone link, which works without a network; empty if no phone is known. */
export function CallDispatch({ variant }: { variant: 'outlined' | 'text' }) {
  const { t } = useTranslation('driver');
  const call = telHref(useConfig().phone);
  if (!call) return null;
  return (
    <PlainLink variant={variant} color={variant === 'text' ? 'inherit' : 'primary'} href={call}>
      <Icon name="phone" size="text" />
      {t('problem.callDispatch')}
    </PlainLink>
  );
}
