import { useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs';
import { useListJobPhotosQuery, type Photo } from '../../../api/photos';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { DataView } from '../../../ui/states/DataView';
import { late } from '../../../ui/over/late';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../Section';
import { inRows } from './photoRows';
import { UnitPhotos } from './UnitPhotos';

const Lightbox = late(async () => (await import('./Lightbox')).Lightbox, { texts: ['photos'] });

interface JobPhotosProps {
  job: Job;
  /** Photos can be deleted. */
  isChangeable?: boolean;
}

/** The photos of the job's units, unit by unit; nothing where there are none. */
export function JobPhotos({ job, isChangeable = false }: JobPhotosProps) {
  const { t } = useTranslation('photos');
  const query = useListJobPhotosQuery({ id: job.id });
  const [opened, setOpened] = useState<Photo['id'] | null>(null);
  const titleOf = useUnitTitle(job);
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('title')}>
      <DataView query={query} skeleton={null}>
        {(photos) => {
          const units = job.jobVehicles.flatMap((unit, index) => {
            const own = inRows(photos.filter(({ unitId }) => unitId === unit.id));
            return own.length === 0 ? [] : [{ unit, title: titleOf(unit, index + 1), own }];
          });
          const shown = units.find(({ own }) => own.some(({ id }) => id === opened));
          return (
            <>
              {units.map(({ unit, title, own }) => (
                <UnitPhotos key={unit.id} title={title} photos={own} onOpen={setOpened} />
              ))}
              {shown && opened !== null && (
                <Lightbox
                  title={shown.title}
                  photos={shown.own}
                  shown={opened}
                  isChangeable={isChangeable}
                  onShow={setOpened}
                  onClose={() => setOpened(null)}
                />
              )}
            </>
          );
        }}
      </DataView>
    </Section>
  );
}

/** '2. 2021 Toyota Corolla', as the list of units counts them. */
function useUnitTitle({ createdAt }: Pick<Job, 'createdAt'>) {
  const { t } = useTranslation(['photos', 'common']);
  const titleOf = useVehicleTitle();
  return ({ vehicle }: JobUnit, number: number): string =>
    t('unit', {
      number: String(number),
      vehicle: titleOf(vehicle, createdAt) ?? t('common:vehicle.unknown'),
    });
}
