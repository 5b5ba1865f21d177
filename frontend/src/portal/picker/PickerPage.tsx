import { pathTo } from '@dispatch/domain/views/routes';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { useListDriversQuery } from '../../api/drivers';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { DispatchHelp } from './DispatchHelp';
import { DriverPicker } from './DriverPicker';
import { PortalFrame } from '../shell/PortalFrame';
import './picker.css';

/** Driver profile picker (specification 2.15). */
export function PickerPage() {
  const { t } = useTranslation('driver');
  const navigate = useNavigate();
  const query = useListDriversQuery({ sort: 'name' });
  const [driverId, setDriverId] = useState<number | null>(null);
  const openPortal = () => {
    if (driverId !== null) void navigate(pathTo('driver', { driverId }));
  };
  return (
    <PortalFrame>
      <DocumentTitle title={t('title')} />
      <div className="picker-head">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="type-body quiet">{t('picker.intro')}</p>
      </div>
      <div className="card card-body">
        <DataView
          query={query}
          skeleton={92}
          empty={<EmptyState text={t('picker.empty')} hint={t('picker.emptyHint')} />}
        >
          {(drivers) => <DriverPicker drivers={drivers} value={driverId} onChange={setDriverId} />}
        </DataView>
      </div>
      <Button
        variant="contained"
        isWide
        disabled={driverId === null}
        onClick={openPortal}
        className="tall-button"
      >
        {t('picker.access')}
      </Button>
      <Link to="/" {...buttonLook({ variant: 'outlined', color: 'secondary', isWide: true })}>
        {t('picker.back')}
      </Link>
      <DispatchHelp />
    </PortalFrame>
  );
}
