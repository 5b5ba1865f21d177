import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useListJobActivityQuery, useMarkNoteReadMutation, type Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { Button } from '../../../ui/button/Button';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useActivityWords } from './useActivityWords';
import { ALERT_THAT_WRAPS } from './alertThatWraps';

/** The number of history entries searched for the text of a note. */
const LOOKED_BACK = 20;
/** Actions whose history sentence contains the note. */
const SPEAKING: readonly string[] = ['job.unit-loaded-anyway', 'job.unit-damaged'];
const TELLING: readonly string[] = ['job.noted', ...SPEAKING];

/** The text of the note: from the delivery, otherwise the driver's latest from the road. */
function useNote({ id, status, completionNotes, unreadNoteAt }: Job): string | null {
  const words = useActivityWords();
  const isOfDelivery = status === 'delivered' && completionNotes !== null;
  const { data } = useListJobActivityQuery(
    { id, limit: LOOKED_BACK },
    { skip: !unreadNoteAt || isOfDelivery },
  );
  if (isOfDelivery) return completionNotes;
  const told = data?.find(({ action }) => TELLING.includes(action));
  if (told && SPEAKING.includes(told.action)) return words.sentence(told);
  const notes: unknown = told?.after?.['notes'];
  return typeof notes === 'string' ? notes : null;
}

/** The driver's note, at the top of the job until a user marks it as read. */
export function UnreadNote({ job }: { job: Job }) {
  const { t, format } = useTexts('jobDetails');
  const act = useAct();
  const { may } = useSession();
  const note = useNote(job);
  const [markRead, { isLoading }] = useMarkNoteReadMutation();
  if (!job.unreadNoteAt) return null;
  const handleRead = () =>
    void act({ send: () => markRead({ id: job.id }), failed: () => t('note.failed') });
  return (
    <Alert
      severity="info"
      sx={ALERT_THAT_WRAPS}
      action={
        may('jobs:manage') && (
          <Button isMinor disabled={isLoading} onClick={handleRead}>
            {t('note.read')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('note.title', { driver: job.driver?.name ?? t('note.driver') })}</AlertTitle>
      <div className="ink breakable">
        {note !== null && <p className="type-body as-written">{note}</p>}
        <span className="type-caption quiet">{format.moment(job.unreadNoteAt)}</span>
      </div>
    </Alert>
  );
}
