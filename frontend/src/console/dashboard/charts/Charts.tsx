import '../dashboard.css';
import { JobsPerDay } from './JobsPerDay';
import { RevenuePerMonth } from './RevenuePerMonth';

/** How the company has been doing. */
export function Charts() {
  return (
    <div className="charts">
      <JobsPerDay />
      <RevenuePerMonth />
    </div>
  );
}
