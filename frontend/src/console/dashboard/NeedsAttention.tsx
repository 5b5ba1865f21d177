import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGetAttentionQuery } from '../../api/stats';
import { viewHref } from '../../parts/navigation/consoleViews';
import { Icon } from '../../ui/icon/Icon';
import { Skeleton } from '../../ui/states/Skeleton';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './dashboard.css';

/** The list behind each count, in order of urgency. */
const LISTS = {
  late: viewHref('active-jobs', { pickup: 'late', sort: 'pickup' }),
  dueToday: viewHref('active-jobs', { pickup: 'today', sort: 'pickup' }),
  lateDeliveries: viewHref('active-jobs', { delivery: 'late', sort: 'delivery' }),
  noDriver: viewHref('active-jobs', { driver: 'none', sort: 'pickup' }),
  conflictingVins: viewHref('active-jobs', { vin: 'shared', sort: 'pickup' }),
  notesUnderWay: viewHref('active-jobs', { note: 'unread', sort: 'pickup' }),
  notesDelivered: viewHref('completed-jobs', { note: 'unread' }),
} as const;
const NEEDS = [
  'late',
  'dueToday',
  'lateDeliveries',
  'noDriver',
  'conflictingVins',
  'notesUnderWay',
  'notesDelivered',
] as const;

interface NeedProps {
  name: (typeof NEEDS)[number] | 'refusedUpdates';
  count: number;
  href: string;
}

function Need({ name, count, href }: NeedProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <li>
      <Link to={href} className="need" data-need={name}>
        <span className="need-count">{format.number(count)}</span>{' '}
        <span className="small">{t(`attention.${name}`, { count })}</span>
      </Link>
    </li>
  );
}

/** Tasks that need attention. Each number links to its list; zero counts are omitted. */
export function NeedsAttention() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const { data, isError } = useGetAttentionQuery();
  const counted = NEEDS.filter((name) => data && data[name] > 0);
  const refused = data?.firstRefusedJob ?? null;
  const isCalm = data && counted.length === 0 && refused === null;
  // On error show nothing; an empty list would read as "all clear".
  if (isError && !data) return null;
  return (
    <section aria-labelledby={id} aria-busy={!data} className="stack gap-12">
      <h2 id={id} className="type-h2">
        {t('attention.title')}
      </h2>
      {!isCalm && (
        <ul className="needs">
          {!data && (
            <li aria-hidden>
              <Skeleton shape="rounded" width="12rem" height={40} />
            </li>
          )}
          {data &&
            counted.map((name) => (
              <Need key={name} name={name} count={data[name]} href={LISTS[name]} />
            ))}
          {data && refused !== null && (
            <Need
              name="refusedUpdates"
              count={data.refusedUpdates}
              // There is no list of these: the job that has waited longest comes first.
              href={viewHref('dashboard', { job: String(refused) })}
            />
          )}
        </ul>
      )}
      {isCalm && (
        <p className="line small quiet">
          <Icon name="check" size="text" />
          {t('attention.none')}
        </p>
      )}
    </section>
  );
}
