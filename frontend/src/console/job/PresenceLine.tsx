import Box from '@mui/material/Box';
import type { Doing } from '@dispatch/domain/people/presence';
import type { JobPresence } from '../../api/jobs/presence';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

const ICONS = { editing: 'edit', reading: 'eye' } as const;

/** Other users who have the job open, editors first. Changes are announced politely. */
export function PresenceLine({ others }: { others: readonly JobPresence[] }) {
  const { t } = useTranslation('jobDetails');
  const format = useFormat();
  const said = (doing: Doing) => {
    const people = others.filter((one) => one.doing === doing);
    const names = format.list(people.map(({ name }) => name));
    const since = people[0] && format.moment(people[0].since, 'time');
    return { doing, count: people.length, names, since };
  };
  const groups = [said('editing'), said('reading')].filter(({ count }) => count > 0);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        minWidth: 0,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {groups.map(({ doing, count, names, since }) => (
        <Box
          key={doing}
          component="span"
          title={t('presence.since', { time: since })}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
        >
          <Icon name={ICONS[doing]} size="text" />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {t(`presence.${doing}`, { count, names })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
