import type { CommandContext } from '../../parts/commands/commandTypes';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';

/** Links to lists with all results; `typed` is undefined if all results are already shown. */
export function useAllResults(
  typed: string | undefined,
  context: CommandContext | null,
): PaletteItem[] {
  const { t } = useTranslation('commands');
  if (typed === undefined) return [];
  return (['active', 'completed'] as const).map((list) => ({
    key: `all:${list}`,
    group: t('palette.groups.jobs'),
    icon: <Icon name="search" />,
    label: t(`palette.all.${list}`),
    run: () => context?.openView(`${list}-jobs`, { q: typed }),
  }));
}
