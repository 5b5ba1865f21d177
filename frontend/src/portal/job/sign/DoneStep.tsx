import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { SignTitle } from './SignTitle';

/** Shown until the driver has the phone back. */
export function DoneStep() {
  const { t } = useTranslation('sign');
  return (
    <div className="sign-done">
      <Icon name="check" />
      <SignTitle text={t('done.title')} />
      <p className="type-body">{t('done.text')}</p>
    </div>
  );
}
