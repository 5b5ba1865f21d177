import Popover from '@mui/material/Popover';
import { Button } from '../../ui/button/Button';
import { useCommands } from '../../parts/commands/CommandsContext';
import { commandOf } from '../../parts/commands/registry';
import { ShortcutChoice } from '../../parts/commands/ShortcutChoice';
import { useChangeLanguage } from '../../parts/session/LanguageSwitch';
import { SegmentedChoice } from '../../ui/button/SegmentedChoice';
import { DENSITIES, useDensity } from '../../ui/screen/useDensity';
import { isLanguage, LANGUAGES } from '../../lib/languages';
import { useTranslation } from '../../ui/text/useTranslation';
import { MODES, useMode } from '../../ui/theme/useScheme';

interface SettingsPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function SettingsPopover({ anchor, onClose }: SettingsPopoverProps) {
  const { t, i18n } = useTranslation(['console', 'common']);
  const [mode, setMode] = useMode();
  const [density, setDensity] = useDensity();
  const changeLanguage = useChangeLanguage();
  const commands = useCommands();
  const handleShowShortcuts = () => {
    onClose();
    if (commands) commandOf('help').run?.(commands);
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('settings.label') } }}
    >
      <div className="stack settings">
        <SegmentedChoice
          label={t('common:language.label')}
          options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          value={isLanguage(i18n.language) ? i18n.language : 'en-CA'}
          onChange={changeLanguage}
        />
        <SegmentedChoice
          label={t('common:appearance.label')}
          options={MODES.map((value) => ({ value, label: t(`common:appearance.${value}`) }))}
          value={mode}
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
      </div>
    </Popover>
  );
}
