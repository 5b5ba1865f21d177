import type { Doing } from '@dispatch/domain/people/presence';
import type { JobPresence } from '../../api/jobs/presence';
import { Icon } from '../../ui/icon/Icon';
import { useTexts } from '../../ui/text/useTexts';
import './job.css';

const ICONS = { editing: 'edit', reading: 'eye' } as const;

/** Other users who have the job open, editors first. Changes are announced politely. */
export function PresenceLine({ others }: { others: readonly JobPresence[] }) {
  const { t, format } = useTexts('jobDetails');
  const said = (doing: Doing) => {
    const people = others.filter((one) => one.doing === doing);
    const names = format.list(people.map(({ name }) => name));
    const since = people[0] && format.moment(people[0].since, 'time');
    return { doing, count: people.length, names, since };
  };
  const groups = [said('editing'), said('reading')].filter(({ count }) => count > 0);
  return (
    <div role="status" className="wrap-row presence type-small quiet">
      {groups.map(({ doing, count, names, since }) => (
        <span key={doing} title={t('presence.since', { time: since })} className="line gap-6">
          <Icon name={ICONS[doing]} size="text" />
          <span className="breakable">{t(`presence.${doing}`, { count, names })}</span>
        </span>
      ))}
    </div>
  );
}
