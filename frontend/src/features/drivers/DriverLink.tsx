import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Driver } from '../../api/drivers';
import { OPENED_HERE, useDriverHref } from './driversUrl';

interface DriverLinkProps {
  driver: Pick<Driver, 'id' | 'name'>;
  /** The whole of the nearest positioned ancestor is pressed as this link. */
  stretched?: boolean;
}

/** Opens the panel; a real link, so it also opens in another tab. */
export function DriverLink({ driver, stretched = false }: DriverLinkProps) {
  const hrefOf = useDriverHref();
  return (
    <Link
      component={RouterLink}
      to={hrefOf(driver.id)}
      state={OPENED_HERE}
      title={driver.name}
      noWrap
      sx={{
        display: 'block',
        fontWeight: 600,
        '&::after': stretched
          ? { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' }
          : undefined,
        '&:focus-visible': stretched ? { outline: 'none' } : undefined,
        '&:focus-visible::after': stretched
          ? { outline: '2px solid currentColor', outlineOffset: 2 }
          : undefined,
      }}
    >
      {driver.name}
    </Link>
  );
}
