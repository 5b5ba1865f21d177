import type { ActivityEntry } from '../../../api/generated/endpoints';
import { useListJobActivityQuery, type Job } from '../../../api/jobs/jobs';
import { ACTIVITY_SHOWN } from '../../../parts/job/StatusSince';
import { DataView } from '../../../ui/states/DataView';
import { useTexts } from '../../../ui/text/useTexts';
import { changedFields } from './changedFields';
import { useActivityWords } from './useActivityWords';
import './read.css';

/** The history of the job in words, newest first. */
export function ActivityList({ job }: { job: Job }) {
  const { t, format } = useTexts(['jobDetails', 'refusedUpdates']);
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
      skeleton={120}
      empty={<p className="type-body quiet">{t('activity.none')}</p>}
    >
      {(entries) => (
        <ol className="plain-list stack gap-12">
          {entries.map((entry) => (
            <li key={entry.id} className="activity-entry breakable">
              <p className="type-body">{words.sentence(entry)}</p>
              {changedFields(entry).map((field) => (
                <p key={field.name} className="type-small quiet">
                  {words.change(field, entry)}
                </p>
              ))}
              <span className="type-caption quiet">
                {[
                  entry.actorName ?? t('activity.system'),
                  format.moment(entry.at),
                  ...lateness(entry),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </DataView>
  );
}
