import { useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';

const RouteMap = late<{ job: Job }>(
  async () =>
    (await import(/* webpackChunkName: "route-map" */ '../../parts/map/RouteMap')).RouteMap,
  { texts: ['maps'] },
);
type State = 'closed' | 'loading' | 'open' | 'failed';

/** The route map; it uses no data until the driver opens it. */
export function ShowMap({ job }: { job: Job }) {
  const { t } = useTranslation(['driver', 'common']);
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'open';

  const open = async () => {
    setState('loading');
    try {
      await RouteMap.load();
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const handleClick = () => {
    if (isOpen) setState('closed');
    // A second tap while it loads does nothing.
    else if (state !== 'loading') void open();
  };

  return (
    <div className="stack">
      <Button variant="outlined" color="secondary" aria-expanded={isOpen} onClick={handleClick}>
        {state === 'loading' ? t('common:loading') : t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {state === 'failed' && (
        <p className="type-body" role="alert">
          {t('map.failed')}
        </p>
      )}
      {isOpen && <RouteMap job={job} />}
    </div>
  );
}
