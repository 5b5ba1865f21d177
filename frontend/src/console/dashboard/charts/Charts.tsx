import { useSession } from '../../../api/accounts/session';
import '../dashboard.css';
import { JobsPerDay } from './JobsPerDay';
import { RevenuePerMonth } from './RevenuePerMonth';

export function Charts() {
  const { may } = useSession();
  return (
    <div className="charts">
      <JobsPerDay />
      {may('prices:read') && <RevenuePerMonth />}
    </div>
  );
}
