import { useTranslation } from '../../ui/text/useTranslation';
import { SegmentedChoice } from '../../ui/button/SegmentedChoice';
import { useShortcutSetting } from './useShortcutSetting';

/** Switches single-key shortcuts on or off, for the user and in this browser. */
export function ShortcutChoice() {
  const { t } = useTranslation('console');
  const [areOn, setOn] = useShortcutSetting();
  return (
    <SegmentedChoice
      label={t('settings.shortcuts.label')}
      options={(['on', 'off'] as const).map((value) => ({
        value,
        label: t(`settings.shortcuts.${value}`),
      }))}
      value={areOn ? 'on' : 'off'}
      onChange={(value) => setOn(value === 'on')}
    />
  );
}
