import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListDriversQuery } from '../../api/drivers';
import type { CommandContext } from '../../parts/commands/commandTypes';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';

const SHOWN = 5;

/** Drivers whose name or e-mail has the words; nothing while too little is typed. */
export function useDriverItems(
  searched: string | undefined,
  context: CommandContext | null,
): PaletteItem[] {
  const { t } = useTranslation(['commands', 'jobs']);
  const found = useListDriversQuery(
    searched === undefined ? skipToken : { q: searched, limit: SHOWN },
  );
  const drivers = searched === undefined ? [] : (found.currentData ?? []);
  return drivers.map(({ id, name, status, activeJobs }) => ({
    key: `driver:${id}`,
    group: t('palette.groups.drivers'),
    icon: <Icon name="badge" />,
    label: name,
    note: [
      t(`jobs:driver.status.${status}`),
      t('jobs:driver.openJobs', { count: activeJobs }),
    ].join(' · '),
    run: () => context?.openView('drivers', { driver: String(id) }),
  }));
}
