import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useListActivityQuery } from '../../../api/stats';
import { useTranslation } from '../../text/useTranslation';

export interface TheirValue {
  /** The label of the field in the form. */
  label: string;
  /** Their value in words. */
  text: string;
}

export interface Subject {
  resource:
    | ('customer' | 'user' | 'company' | 'price-list' | 'job' | 'invoice' | 'books' | 'webhook')
    | 'recurring-job';
  /** Null for a singleton record. */
  id: number | null;
}

export function StaleValues({ resource, id, theirs }: Subject & { theirs: readonly TheirValue[] }) {
  const { t } = useTranslation();
  const { currentData } = useListActivityQuery(
    { resource, ...(id !== null && { resourceId: id }), limit: 1, order: 'desc' },
    { refetchOnMountOrArgChange: true },
  );
  const name = currentData?.[0]?.actorName;
  return (
    <Alert severity="warning">
      <AlertTitle>{name ? t('stale.by', { name }) : t('stale.title')}</AlertTitle>
      {t('stale.kept')}
      {theirs.length > 0 && (
        <ul className="stale-values">
          {theirs.map(({ label, text }) => (
            <li key={label}>
              {text === ''
                ? t('stale.emptied', { field: label })
                : t('stale.theirs', { field: label, value: text })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
