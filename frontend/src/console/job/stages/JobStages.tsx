import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { reportArchiveHref, useListJobPhotosQuery, type Photo } from '../../../api/photos';
import { isLanguage } from '../../../lib/languages';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { PlainLink } from '../../../ui/button/PlainLink';
import { late } from '../../../ui/over/late';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { inRows } from '../photos/photoRows';
import { Section } from '../../../ui/layout/Section';
import { newDamageOf } from './newDamage';
import { UnitStages } from './UnitStages';
import './stages.css';

const Lightbox = late(async () => (await import('../photos/Lightbox')).Lightbox, {
  texts: ['photos'],
});

/** Up to this number, units are expanded. Above it, only those with new damage are. */
const OPENED_UNITS = 2;

interface JobStagesProps {
  job: Job;
  /** Photos can be added and deleted. */
  isChangeable?: boolean;
}

/** Drivers' reports of the job's units: a table of units and stages, and an archive of everything. */
export function JobStages({ job, isChangeable = false }: JobStagesProps) {
  const { t, i18n } = useTranslation('report');
  const query = useListJobPhotosQuery({ id: job.id });
  const isReported = job.jobVehicles.some(({ reports = [] }) => reports.length > 0);
  const isBare = query.data?.length === 0 && !isReported && !isChangeable;
  if (isBare || job.jobVehicles.length === 0) return null;
  const language = isLanguage(i18n.language) ? i18n.language : 'en-CA';
  return (
    <Section
      title={t('title')}
      beside={
        <PlainLink isMinor href={reportArchiveHref(job.id, language)} download>
          {t('download')}
        </PlainLink>
      }
    >
      <DataView query={query} skeleton={null}>
        {(photos) => <StagesTable job={job} photos={photos} isChangeable={isChangeable} />}
      </DataView>
    </Section>
  );
}

interface StagesTableProps {
  job: Job;
  photos: readonly Photo[];
  isChangeable: boolean;
}

function StagesTable({ job, photos, isChangeable }: StagesTableProps) {
  const { t } = useTranslation(['report', 'photos']);
  const [opened, setOpened] = useState<Photo['id'] | null>(null);
  const titleOf = useUnitTitle(job);
  const units = job.jobVehicles.map((unit, index) => ({
    unit,
    title: titleOf(unit, index + 1),
    own: inRows(photos.filter(({ unitId }) => unitId === unit.id)),
  }));
  const shown = units.find(({ own }) => own.some(({ id }) => id === opened));
  return (
    <>
      <table className="stages" aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('vehicle')}</th>
            {REPORT_STAGES.map((stage) => (
              <th key={stage} scope="col">
                {t(`photos:stage.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        {units.map(({ unit, title, own }) => (
          <UnitStages
            key={unit.id}
            job={job}
            unit={unit}
            title={title}
            photos={own}
            isOpenAtFirst={units.length <= OPENED_UNITS || newDamageOf(unit).length > 0}
            isChangeable={isChangeable}
            onOpenPhoto={setOpened}
          />
        ))}
      </table>
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
}

/** '2. 2021 Toyota Corolla', numbered as in the list of units. */
function useUnitTitle({ createdAt }: Pick<Job, 'createdAt'>) {
  const { t } = useTranslation(['photos', 'common']);
  const titleOf = useVehicleTitle();
  return ({ vehicle }: JobUnit, number: number): string =>
    t('unit', {
      number: String(number),
      vehicle: titleOf(vehicle, createdAt) ?? t('common:vehicle.unknown'),
    });
}
