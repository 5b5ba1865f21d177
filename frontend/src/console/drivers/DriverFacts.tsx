import { Link } from 'react-router-dom';
import './drivers.css';
import { buttonLook } from '../../ui/button/buttonLook';
import { Icon } from '../../ui/icon/Icon';
import type { Driver } from '../../api/drivers';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../ui/facts/DescriptionItem';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { RateTiles } from '../../parts/people/RateTiles';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTexts } from '../../ui/text/useTexts';
import { DriverStatusChip } from './DriverStatusChip';
import { InactiveChip } from './InactiveChip';

export function DriverFacts({ driver }: { driver: Driver }) {
  const { t, format } = useTexts(['drivers', 'common']);
  const { activeJobs, completedJobs, totalJobs } = driver;
  return (
    <>
      <div className="line driver-head">
        <DriverStatusChip driver={driver} />
        {!driver.isActive && <InactiveChip />}
        <span className="push" />
        <Link
          to={viewHref('users', { edit: driver.userId })}
          {...buttonLook({ size: 'small', variant: 'outlined', color: 'secondary' })}
        >
          <Icon name="edit" />
          {t('editUser')}
        </Link>
      </div>
      <DescriptionList columns="wide">
        <DescriptionItem label={t('columns.email')}>
          <EmailLink email={driver.email} />
        </DescriptionItem>
        <DescriptionItem label={t('columns.phone')}>
          <PhoneLink phone={driver.phone} />
        </DescriptionItem>
      </DescriptionList>
      <StatTiles label={t('stats.label')} isNarrow>
        <StatTile label={t('stats.activeJobs')} value={format.number(activeJobs)} />
        <StatTile label={t('stats.completedJobs')} value={format.number(completedJobs)} />
        <StatTile label={t('stats.totalJobs')} value={format.number(totalJobs)} />
        <RateTiles delivered={completedJobs} total={totalJobs} punctuality={driver} />
      </StatTiles>
    </>
  );
}
