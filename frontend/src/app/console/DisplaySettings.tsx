import Tune from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../components/commands/CommandsContext';
import { commandOf } from '../../components/commands/registry';
import { ShortcutChoice } from '../../components/commands/ShortcutChoice';
import { useChangeLanguage } from '../../components/LanguageSwitch';
import { SegmentedChoice } from '../../components/SegmentedChoice';
import { DENSITIES, useDensity } from '../../components/useDensity';
import { isLanguage, LANGUAGES } from '../../lib/languages';

const MODES = ['light', 'dark', 'system'] as const;

/** Language, light or dark, and how tall the rows of tables are. */
export function DisplaySettings() {
  const { t, i18n } = useTranslation(['console', 'common']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mode, setMode } = useColorScheme();
  const [density, setDensity] = useDensity();
  const changeLanguage = useChangeLanguage();
  const commands = useCommands();
  const handleShowShortcuts = () => {
    setAnchor(null);
    if (commands) commandOf('help').run?.(commands);
  };
  return (
    <>
      <Tooltip title={t('settings.label')}>
        <IconButton
          aria-label={t('settings.label')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Tune />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('settings.label') } }}
      >
        <Stack sx={{ gap: 4, p: 4 }}>
          <SegmentedChoice
            label={t('common:language.label')}
            options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            value={isLanguage(i18n.language) ? i18n.language : 'en-CA'}
            onChange={changeLanguage}
          />
          <SegmentedChoice
            label={t('common:appearance.label')}
            options={MODES.map((value) => ({ value, label: t(`common:appearance.${value}`) }))}
            value={mode ?? 'system'}
            onChange={setMode}
          />
          <SegmentedChoice
            label={t('settings.density')}
            options={DENSITIES.map((value) => ({ value, label: t(`settings.${value}`) }))}
            value={density}
            onChange={setDensity}
          />
          <ShortcutChoice />
          <Button size="small" color="secondary" onClick={handleShowShortcuts}>
            {t('settings.shortcuts.show')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
