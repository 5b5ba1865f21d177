import { useTranslation } from '../../ui/text/useTranslation';
import { SettingsButton } from '../settings/SettingsButton';
import { PortalHeader } from '../shell/PortalHeader';
import type { PortalDriver } from '../shell/usePortalDriver';

interface DashboardHeaderProps {
  driver: PortalDriver;
  /** The id of the signed-in user. */
  userId: number;
}

export function DashboardHeader({ driver, userId }: DashboardHeaderProps) {
  const { t } = useTranslation('driver');
  return (
    <PortalHeader
      lead={<h1 className="portal-header-title type-h1">{t('title')}</h1>}
      action={<SettingsButton isOwn={driver.isOwn} userId={userId} />}
    >
      <span className="type-label">{driver.name}</span>
      {driver.email && <span className="type-small quiet">{driver.email}</span>}
    </PortalHeader>
  );
}
