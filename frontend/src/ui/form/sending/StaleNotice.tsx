import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useListActivityQuery } from '../../../api/stats';
import { useTranslation } from '../../text/useTranslation';
import './stale-notice.css';
import type { TheirChange } from './useRebasedForm';

export interface TheirValue {
  /** As the form labels it. */
  label: string;
  /** Their value in words. */
  text: string;
}

interface Subject {
  resource:
    | ('customer' | 'user' | 'company' | 'price-list' | 'job' | 'invoice' | 'books' | 'webhook')
    | 'recurring-job';
  /** Null for what there is only one of. */
  id: number | null;
}

interface StaleNoticeProps<Values> extends Subject {
  /** Of the record that the next save is based on. */
  version: number;
  theirs: readonly TheirChange<Values>[] | null;
  /** What they put where the person also changed something; null for what no field shows. */
  inWords: (change: TheirChange<Values>) => TheirValue | null;
}

/** Somebody else saved first: who, what of it the person is about to overwrite, and what now. */
export function StaleNotice<Values>({
  version,
  theirs,
  inWords,
  ...subject
}: StaleNoticeProps<Values>) {
  if (theirs === null) return null;
  const values = theirs.map(inWords).filter((value) => value !== null);
  return <Notice key={version} {...subject} theirs={values} />;
}

function Notice({ resource, id, theirs }: Subject & { theirs: readonly TheirValue[] }) {
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
