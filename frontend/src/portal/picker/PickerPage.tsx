import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useListDriversQuery } from '../../api/drivers';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { DispatchHelp } from './DispatchHelp';
import { DriverPicker } from './DriverPicker';
import { PortalFrame } from '../shell/PortalFrame';

/** Driver profile picker (specification 2.15). */
export function PickerPage() {
  const { t } = useTranslation('driver');
  const navigate = useNavigate();
  const query = useListDriversQuery({ sort: 'name' });
  const [driverId, setDriverId] = useState<number | null>(null);
  return (
    <PortalFrame>
      <DocumentTitle title={t('title')} />
      <Stack sx={{ gap: 1, pt: 'calc(16px + env(safe-area-inset-top))' }}>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography color="text.secondary">{t('picker.intro')}</Typography>
      </Stack>
      <Card>
        <CardContent>
          <DataView
            query={query}
            skeleton={<Skeleton variant="rounded" height={92} />}
            isEmpty={(drivers) => drivers.length === 0}
            empty={<EmptyState text={t('picker.empty')} hint={t('picker.emptyHint')} />}
          >
            {(drivers) => (
              <DriverPicker drivers={drivers} value={driverId} onChange={setDriverId} />
            )}
          </DataView>
        </CardContent>
      </Card>
      <Button
        variant="contained"
        fullWidth
        disabled={driverId === null}
        onClick={() => void navigate(`/driver/${driverId}`)}
        sx={{ minHeight: 64 }}
      >
        {t('picker.access')}
      </Button>
      <Button variant="outlined" color="secondary" fullWidth component={Link} to="/">
        {t('picker.back')}
      </Button>
      <DispatchHelp />
    </PortalFrame>
  );
}
