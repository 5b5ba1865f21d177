import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { TBD } from '@dispatch/domain/people/customer';
import type { Job } from '../../../api/jobs';
import { vehicleTitle, vinText } from '../../../parts/job/jobTexts';
import { useTranslation } from '../../../ui/text/useTranslation';

/** All units in the order of loading, close enough for nine on a page. */
export function SheetUnits({ job }: { job: Job }) {
  const { t } = useTranslation('jobSheet');
  return (
    <Table
      size="small"
      stickyHeader={false}
      sx={{ '& th, & td': { height: 'auto', px: 1, py: 1, overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('number')}</TableCell>
          <TableCell>{t('vehicle')}</TableCell>
          <TableCell>{t('vin')}</TableCell>
          <TableCell>{t('poNumber')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {job.jobVehicles.map(({ id, vehicle }, index) => (
          <TableRow key={id}>
            <TableCell>{index + 1}</TableCell>
            <TableCell>{vehicleTitle(vehicle) ?? TBD}</TableCell>
            <TableCell sx={{ typography: 'mono' }}>
              {vehicle.vin ?? vinText(vehicle) ?? TBD}
            </TableCell>
            <TableCell>{vehicle.poNumber}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
