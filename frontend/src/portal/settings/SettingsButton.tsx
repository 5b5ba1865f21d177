import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { usePortalLogout } from '../shell/usePortalLogout';
import { SettingsSheet } from './lateSettingsSheet';

interface SettingsButtonProps {
  /** The portal is the signed-in driver's own. */
  isOwn: boolean;
  /** The id of the signed-in user. */
  userId: number;
}

export function SettingsButton({ isOwn, userId }: SettingsButtonProps) {
  const { t } = useTranslation('driver');
  const { logout, isLeaving } = usePortalLogout(userId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        className="portal-action"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="tune" size="text" />
        {t('settings')}
      </Button>
      {isOpen && (
        <SettingsSheet
          isOwn={isOwn}
          isLeaving={isLeaving}
          onLogout={logout}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
