import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { MANUAL } from '../../lib/manual';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { COMMAND_GROUPS, type CommandGroup } from '../../parts/commands/commandTypes';
import { KeyHint } from '../../parts/commands/KeyHint';
import { ALL_COMMANDS } from '../../parts/commands/registry';
import { ShortcutChoice } from '../../parts/commands/ShortcutChoice';
import { useCommandWords } from '../../parts/commands/useCommandWords';
import { DialogBody } from '../../ui/over/DialogBody';
import { titleFocus } from '../../ui/over/titleFocus';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';
import './palette.css';

/** Lists all commands with keys, and has a switch that disables single-key shortcuts (WCAG 2.1.4). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['commands', 'common']);
  const titleId = useId();
  const isWide = useIsWide();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={titleId} {...titleFocus} sx={{ display: 'flex', alignItems: 'center' }}>
        <span className="push">{t('help.title')}</span>
        <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </DialogTitle>
      <DialogBody className="stack gap-24">
        <div className="stack gap-8 help-setting">
          <ShortcutChoice />
          <p className="type-small quiet">{t('help.settingHelp')}</p>
          <p className="type-body">
            <a className="link" href={MANUAL} target="_blank" rel="noopener">
              {t('help.manual')}
            </a>
          </p>
        </div>
        <div className="help-groups">
          {COMMAND_GROUPS.map((group) => (
            <Group key={group} group={group} />
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Group({ group }: { group: CommandGroup }) {
  const { t } = useTranslation('commands');
  const wordsOf = useCommandWords();
  const id = useId();
  const commands = ALL_COMMANDS.filter(({ keys, ...command }) => keys && command.group === group);
  if (commands.length === 0) return null;
  return (
    <section aria-labelledby={id} className="help-group">
      <h3 id={id} className="type-h3 help-title">
        {t(`groups.${group}`)}
      </h3>
      <dl className="help-keys">
        {commands.map((command) => (
          <div key={command.id} className="line help-line">
            <dt className="type-small">{wordsOf(command.id)}</dt>
            <dd className="line gap-12">
              {command.keys?.map((keys) => (
                <KeyHint key={keys.join(' ')} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
