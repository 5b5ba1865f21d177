import type { ListedMark } from '../../../parts/report/drawnMarks';
import { useReportWords } from '../../../parts/report/useReportWords';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import './report.css';

interface DamageListProps {
  marks: readonly ListedMark[];
  onRemove: (number: number) => void;
}

/** The marks of the drawing in words; new ones are highlighted. */
export function DamageList({ marks, onRemove }: DamageListProps) {
  const { t } = useTranslation('unitReport');
  const words = useReportWords();
  if (marks.length === 0) return <p className="type-body quiet">{t('noDamage')}</p>;
  return (
    <ol className="stack gap-8 plain-list">
      {marks.map(({ number, code, view, isKnown }) => {
        const text = words.damage(code);
        return (
          <li key={number} className="report-mark" data-known={isKnown || undefined}>
            <p className={isKnown ? 'type-body quiet' : 'type-body type-strong'}>
              {number}. {text}
              <span className="type-small quiet">
                {' '}
                {[t(`view.${view}`), code, isKnown && t('known')].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="outlined"
              color="secondary"
              aria-label={t('removeMark', { damage: text })}
              onClick={() => onRemove(number)}
            >
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
