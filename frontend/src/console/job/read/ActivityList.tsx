import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Skeleton } from '../../../ui/states/Skeleton';
import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useListJobActivityQuery, type Job } from '../../../api/jobs/jobs';
import { ACTIVITY_SHOWN } from '../../../parts/job/StatusSince';
import { DataView } from '../../../ui/states/DataView';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { changedFields } from './changedFields';
import { useActivityWords } from './useActivityWords';

/** The history of the job in words, newest first. */
export function ActivityList({ job }: { job: Job }) {
  const { t } = useTranslation(['jobDetails', 'refusedUpdates']);
  const format = useFormat();
  const words = useActivityWords();
  /** The time of the driver's tap, unless it equals the time of arrival at the server. */
  const lateness = ({ at, tappedAt }: ActivityEntry): string[] => {
    const time = tappedAt === null ? format.moment(at) : format.moment(tappedAt);
    return time === format.moment(at) ? [] : [t('refusedUpdates:activity.tapped', { time })];
  };
  const query = useListJobActivityQuery({ id: job.id, limit: ACTIVITY_SHOWN });
  return (
    <DataView
      query={query}
      skeleton={<Skeleton shape="rounded" height={120} />}
      isEmpty={(entries) => entries.length === 0}
      empty={<Typography color="text.secondary">{t('activity.none')}</Typography>}
    >
      {(entries) => (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {entries.map((entry) => (
            <Box
              key={entry.id}
              component="li"
              sx={({ vars }) => ({
                pl: 3,
                borderLeft: `2px solid ${vars.palette.divider}`,
                minWidth: 0,
                overflowWrap: 'anywhere',
              })}
            >
              <Typography>{words.sentence(entry)}</Typography>
              {changedFields(entry).map((field) => (
                <Typography key={field.name} variant="body2" color="text.secondary">
                  {words.change(field, entry)}
                </Typography>
              ))}
              <Typography variant="caption" color="text.secondary">
                {[
                  entry.actorName ?? t('activity.system'),
                  format.moment(entry.at),
                  ...lateness(entry),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </DataView>
  );
}
