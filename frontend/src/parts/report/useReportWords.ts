import type { Language } from '@dispatch/domain/text/language';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import { damageText } from '@dispatch/domain/report/words/damage-text';
import { useTranslation } from '../../ui/text/useTranslation';

/** The values of a report in the user's language. */
export function useReportWords() {
  const { t, i18n } = useTranslation('unitReport');
  const language = i18n.language as Language; // one of ours
  const number = new Intl.NumberFormat(language);
  return {
    damage: (code: string): string => damageText(code, language),
    odometer: ({ odometer }: UnitReport): string | null =>
      odometer && `${number.format(odometer.value)}\u00a0${odometer.unit}`,
    keys: ({ keys }: UnitReport): string | null => (keys === null ? null : number.format(keys)),
    energy: ({ energy }: UnitReport): string | null =>
      energy &&
      (energy.kind === 'fuel'
        ? t('fuelLevel', { level: String(energy.level) })
        : t('batteryLevel', { level: String(energy.level) })),
    running: ({ running }: UnitReport): string | null => running && t(`running.${running}`),
    skipped: ({ skipped }: UnitReport): string | null =>
      skipped && [t(`skip.reason.${skipped.reason}`), skipped.note].filter(Boolean).join(' · '),
  };
}
