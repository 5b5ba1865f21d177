import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { SectionTitle } from './SectionTitle';
import { vehiclesOf } from './unit';
import { UnitPlate } from './UnitPlate';

/** UNIT TO HAUL of the job detail: every unit in the order of loading. */
export function UnitList({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const vehicles = vehiclesOf(job);
  return (
    <section>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <SectionTitle text={t('units.title')} />
        {vehicles.length > 1 && (
          <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
            {t('units.count', { count: vehicles.length })}
          </Typography>
        )}
      </Stack>
      {vehicles.length === 0 ? (
        <UnitPlate vehicle={null} />
      ) : (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <UnitPlate vehicle={vehicle} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
