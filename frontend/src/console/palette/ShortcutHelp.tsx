import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MANUAL } from '../../lib/manual';
import '../../ui/button/link.css';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { COMMAND_GROUPS, type CommandGroup } from '../../parts/commands/commandTypes';
import { KeyHint } from '../../parts/commands/KeyHint';
import { ALL_COMMANDS } from '../../parts/commands/registry';
import { ShortcutChoice } from '../../parts/commands/ShortcutChoice';
import { useCommandWords } from '../../parts/commands/useCommandWords';
import { titleFocus } from '../../ui/over/titleFocus';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';

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
        <Box component="span" sx={{ flex: 1 }}>
          {t('help.title')}
        </Box>
        <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
          <ShortcutChoice />
          <Typography variant="body2" color="text.secondary">
            {t('help.settingHelp')}
          </Typography>
          <p className="type-body">
            <a className="link" href={MANUAL} target="_blank" rel="noopener">
              {t('help.manual')}
            </a>
          </p>
        </Box>
        <Box sx={{ columns: { md: 2 }, columnGap: 8 }}>
          {COMMAND_GROUPS.map((group) => (
            <Group key={group} group={group} />
          ))}
        </Box>
      </DialogContent>
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
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid', pb: 5 }}>
      <Typography variant="h3" id={id} sx={{ pb: 1 }}>
        {t(`groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {commands.map((command) => (
          <Box
            key={command.id}
            sx={({ vars }) => ({
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              minHeight: 36,
              borderBottom: `1px solid ${vars.palette.divider}`,
            })}
          >
            <Typography component="dt" variant="body2">
              {wordsOf(command.id)}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 3 }}>
              {command.keys?.map((keys) => (
                <KeyHint key={keys.join(' ')} keys={keys} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
