import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { late } from '../../ui/over/late';

const SettingsPopover = late(async () => (await import('./SettingsPopover')).SettingsPopover);

/** Language, colour scheme and height of table rows. */
export function DisplaySettings() {
  const { t } = useTranslation('console');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <IconButton
        label={t('settings.label')}
        tip={t('settings.label')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setIsAsked(true);
          setAnchor(currentTarget);
        }}
      >
        <Icon name="tune" />
      </IconButton>
      {isAsked && <SettingsPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
