import { menuOf } from '@dispatch/domain/views/menu';
import { matchesWords, searchText, words } from '@dispatch/domain/text/search-words';
import type { CommandContext, CommandGroup } from '../../parts/commands/commandTypes';
import { ALL_COMMANDS, isOffered } from '../../parts/commands/registry';
import { useCommandWords } from '../../parts/commands/useCommandWords';
import { rememberRecent } from '../../parts/commands/recentItems';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';

/** Most used groups first. */
const ORDER: readonly CommandGroup[] = ['jobs', 'views', 'general', 'settings'];

/** Commands that match the typed words, without those that the user may not run. */
export function useCommandItems(
  context: CommandContext | null,
  person: number,
  typed: string,
): PaletteItem[] {
  const { t } = useTranslation(['commands', 'console']);
  const wordsOf = useCommandWords();
  if (!context) return [];
  const settings = menuOf(context.may)
    .flat()
    .find(({ name }) => name === 'settings');
  const isSetting = (id: string) => settings?.places.some((place) => place.id === id) ?? false;
  const asked = words(typed);
  return ORDER.flatMap((group) =>
    ALL_COMMANDS.flatMap((command): PaletteItem[] => {
      const { id, run, icon, keys, notListed } = command;
      if (command.group !== group || !run || notListed) return [];
      if (!isOffered(command, context)) return [];
      const label = wordsOf(id);
      const entry = isSetting(id) ? t('console:menu.settings') : '';
      const former = id === 'todo' ? t('palette.todo') : '';
      if (!matchesWords(searchText([label, t(`groups.${group}`), entry, former]), asked)) return [];
      return [
        {
          key: `command:${id}`,
          group: t(`groups.${group}`),
          icon: icon && <Icon name={icon} />,
          label,
          keys: context.areKeysOn ? keys : undefined,
          run: () => {
            rememberRecent(person, `command:${id}`);
            run(context);
          },
        },
      ];
    }),
  );
}
