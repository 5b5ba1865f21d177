import type { AuditEntry } from '../../api/audit';
import { useFieldWords } from '../../parts/job/useFieldWords';
import { useTranslation } from '../../ui/text/useTranslation';
import { entryFacts } from './entryFacts';

/** The values that an entry changed, before and after. */
export function FactTable({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation('audit');
  const words = useFieldWords();
  const facts = entryFacts(entry);
  const label = (name: string): string => {
    const key = `audit:fields.${name}`;
    return i18n.exists(key) ? t(key as 'fields.name') : words.label(name); // it has just been found
  };
  if (facts.length === 0) return <p className="quiet">{t('noFacts')}</p>;
  return (
    <table className="audit-facts">
      <thead>
        <tr>
          <th scope="col">{t('facts.field')}</th>
          <th scope="col">{t('facts.before')}</th>
          <th scope="col">{t('facts.after')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{label(name)}</th>
            <td data-head={t('facts.before')}>{words.value(name, before, entry.people)}</td>
            <td data-head={t('facts.after')}>{words.value(name, after, entry.people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
