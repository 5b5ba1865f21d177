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
  const { t } = useTranslation('commands');
  const wordsOf = useCommandWords();
  if (!context) return [];
  const asked = words(typed);
  return ORDER.flatMap((group) =>
    ALL_COMMANDS.flatMap((command): PaletteItem[] => {
      const { id, run, icon, keys, notListed } = command;
      if (command.group !== group || !run || notListed) return [];
      if (!isOffered(command, context)) return [];
      const label = wordsOf(id);
      if (!matchesWords(searchText([label, t(`groups.${group}`)]), asked)) return [];
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
