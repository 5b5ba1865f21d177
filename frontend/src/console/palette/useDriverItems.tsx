import { matchesWords, searchText, words } from '@dispatch/domain/text/search-words';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListDriversQuery, type Driver } from '../../api/drivers';
import type { CommandContext } from '../../parts/commands/commandTypes';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';

const SHOWN = 5;

/** Drivers that match by name, e-mail or start of the phone number; `named` are those with all words in the name. */
export function useDriverItems(
  searched: string | undefined,
  context: CommandContext | null,
): { readonly named: PaletteItem[]; readonly others: PaletteItem[] } {
  const { t } = useTranslation(['commands', 'jobs']);
  const found = useListDriversQuery(
    searched === undefined ? skipToken : { q: searched, limit: SHOWN },
  );
  const drivers = searched === undefined ? [] : (found.currentData ?? []);
  const toItem = ({ id, name, status, activeJobs }: Driver): PaletteItem => ({
    key: `driver:${id}`,
    group: t('palette.groups.drivers'),
    icon: <Icon name="badge" />,
    label: name,
    note: [
      t(`jobs:driver.status.${status}`),
      t('jobs:driver.openJobs', { count: activeJobs }),
    ].join(' · '),
    run: () => context?.openView('drivers', { driver: String(id) }),
  });
  const asked = words(searched ?? '');
  const isNamed = ({ name }: Driver) => matchesWords(searchText([name]), asked);
  return {
    named: drivers.filter(isNamed).map(toItem),
    others: drivers.filter((driver) => !isNamed(driver)).map(toItem),
  };
}
