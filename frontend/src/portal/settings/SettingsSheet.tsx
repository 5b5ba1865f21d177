import { useSession } from '../../api/accounts/session';
import { isLanguage, LANGUAGES } from '../../lib/languages';
import { useChangeLanguage } from '../../parts/session/LanguageSwitch';
import { Button } from '../../ui/button/Button';
import { SegmentedChoice } from '../../ui/button/SegmentedChoice';
import { Icon } from '../../ui/icon/Icon';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useTranslation } from '../../ui/text/useTranslation';
import { AccountSettings } from './AccountSettings';
import { PushSetting } from './PushSetting';
import './settings.css';
import { SoundSetting } from './SoundSetting';

interface SettingsSheetProps {
  /** The portal is the signed-in driver's own. */
  isOwn: boolean;
  isLeaving: boolean;
  onLogout: () => void;
  onClose: () => void;
}

/** Alerts of new jobs, language, account and logout. */
export function SettingsSheet({ isOwn, isLeaving, onLogout, onClose }: SettingsSheetProps) {
  const { t, i18n } = useTranslation(['driver', 'common']);
  const { isDriver } = useSession();
  const changeLanguage = useChangeLanguage();
  return (
    <DialogFrame title={t('settings')} onClose={onClose}>
      <div className="settings-sheet">
        {isOwn && <SoundSetting />}
        {isOwn && <PushSetting />}
        <SegmentedChoice
          label={t('common:language.label')}
          options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          value={isLanguage(i18n.language) ? i18n.language : 'en-CA'}
          onChange={changeLanguage}
        />
        {isDriver && <AccountSettings />}
        <Button color="secondary" aria-busy={isLeaving} onClick={onLogout}>
          <Icon name="logout" />
          {isLeaving ? t('leave.pending') : t('common:actions.logout')}
        </Button>
        <Button variant="contained" className="settings-close" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
