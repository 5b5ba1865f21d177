import { Suspense, use, useState, type ComponentType } from 'react';
import type { Job } from '../../api/jobs';
import { Button } from '../../ui/button/Button';
import { LateTheme, LateThemeContext } from '../../ui/over/LateTheme';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';

type RouteMap = ComponentType<{ job: Job }>;
type State = 'closed' | 'loading' | 'open' | 'failed';

/** The route map, which costs a driver no data before it is asked for. */
export function ShowMap({ job }: { job: Job }) {
  const { t, i18n } = useTranslation(['driver', 'common']);
  const [loaded, setLoaded] = useState<{ RouteMap: RouteMap } | null>(null);
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'open';
  const theme = use(LateThemeContext);

  const open = async () => {
    setState('loading');
    try {
      const [part] = await Promise.all([
        import(/* webpackChunkName: "route-map" */ '../../parts/map/RouteMap'),
        i18n.loadNamespaces('maps'),
        theme.load(),
      ]);
      setLoaded(part);
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
    <div className="rows">
      <Button variant="outlined" color="secondary" aria-expanded={isOpen} onClick={handleClick}>
        {state === 'loading' ? t('common:loading') : t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {state === 'failed' && (
        <p className="type-body" role="alert">
          {t('map.failed')}
        </p>
      )}
      {isOpen && loaded && (
        <Suspense>
          <LateTheme>
            <loaded.RouteMap job={job} />
          </LateTheme>
        </Suspense>
      )}
    </div>
  );
}
