import { useCommands } from '../../parts/commands/CommandsContext';
import { commandOf } from '../../parts/commands/registry';
import { Icon } from '../../ui/icon/Icon';
import { ariaKeys, isMac } from '../../lib/keys';
import { useTranslation } from '../../ui/text/useTranslation';
import './shell.css';

/** Looks like the search field that it opens; an icon on a phone. */
export function FindButton() {
  const { t } = useTranslation('console');
  const context = useCommands();
  const { run, keys = [] } = commandOf('find');
  return (
    <button
      type="button"
      className="find-button"
      onClick={() => context && run?.(context)}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(keys)}
    >
      <Icon name="search" />
      <span className="find-words" title={t('search.field')}>
        {t('search.field')}
      </span>
      <kbd aria-hidden>{t(isMac() ? 'search.mac' : 'search.other')}</kbd>
    </button>
  );
}
