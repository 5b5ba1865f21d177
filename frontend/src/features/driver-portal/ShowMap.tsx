import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';

type RouteMap = ComponentType<{ job: Job }>;
type State = 'closed' | 'loading' | 'open' | 'failed';

/** The route map, which costs a driver no data before it is asked for. */
export function ShowMap({ job }: { job: Job }) {
  const { t, i18n } = useTranslation(['driver', 'common']);
  const [loaded, setLoaded] = useState<{ RouteMap: RouteMap } | null>(null);
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'open';

  const open = async () => {
    setState('loading');
    try {
      const [part] = await Promise.all([
        import(/* webpackChunkName: "route-map" */ '../../maps/RouteMap'),
        i18n.loadNamespaces('maps'),
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
    <Stack sx={{ gap: 4 }}>
      <Button variant="outlined" color="secondary" aria-expanded={isOpen} onClick={handleClick}>
        {state === 'loading' ? t('common:loading') : t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {state === 'failed' && <Typography role="alert">{t('map.failed')}</Typography>}
      {isOpen && loaded && <loaded.RouteMap job={job} />}
    </Stack>
  );
}
