import { useTranslation } from '../../ui/text/useTranslation';
import './import.css';

const STEPS = ['file', 'columns', 'preview', 'run', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of an import, with the current one marked. */
export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation('import');
  return (
    <ol className="import-steps" aria-label={t('steps.label')}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
