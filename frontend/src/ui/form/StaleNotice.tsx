import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useListActivityQuery } from '../../api/stats';
import { useTranslation } from '../text/useTranslation';

export interface TheirValue {
  /** As the form labels it. */
  label: string;
  /** Their value in words. */
  text: string;
}

interface StaleNoticeProps {
  resource:
    | ('customer' | 'user' | 'company' | 'price-list' | 'job' | 'invoice' | 'books' | 'webhook')
    | 'recurring-job';
  /** Null for what there is only one of. */
  id: number | null;
  /** What they put where the person also changed something. */
  theirs: readonly TheirValue[];
}

/** Somebody else saved first: who, what of it the person is about to overwrite, and what now. */
export function StaleNotice({ resource, id, theirs }: StaleNoticeProps) {
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
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
          {theirs.map(({ label, text }) => (
            <li key={label}>
              {text === ''
                ? t('stale.emptied', { field: label })
                : t('stale.theirs', { field: label, value: text })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
