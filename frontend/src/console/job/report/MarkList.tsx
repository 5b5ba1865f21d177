import type { ListedMark } from '../../../parts/report/drawnMarks';
import { useReportWords } from '../../../parts/report/useReportWords';
import { useTranslation } from '../../../ui/text/useTranslation';
import './report.css';

/** Damage in words, with number on the drawing, side and code. */
export function MarkList({ marks }: { marks: readonly ListedMark[] }) {
  const { t } = useTranslation('unitReport');
  const words = useReportWords();
  return (
    <ul className="mark-list">
      {marks.map(({ number, view, code }) => (
        <li key={number} className="type-body">
          {number}. {words.damage(code)}{' '}
          <span className="type-caption quiet">
            {t(`view.${view}`)} · {code}
          </span>
        </li>
      ))}
    </ul>
  );
}
