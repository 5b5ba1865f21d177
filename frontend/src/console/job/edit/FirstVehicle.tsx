import type { Job } from '../../../api/jobs/jobs';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { useToast } from '../../../ui/over/toast/useToast';
import { VehicleFields } from '../../../parts/units/VehicleFields';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FIRST_VEHICLE } from './jobEditForm';
import { FilledGrid } from '../../../ui/form/layout/FieldGrid';
import { Section } from '../../../ui/layout/Section';

/** Vehicle Information of the editor, for the first vehicle only (specification 5). */
export function FirstVehicle({ job }: { job: Job }) {
  const { t } = useTranslation(['jobDetails', 'jobForm']);
  const toast = useToast();
  const allUnits = useJobPanel().linkTo('units').to;
  return (
    <Section title={t('sections.vehicle')}>
      <FilledGrid min={175}>
        <VehicleFields
          nameOf={(part) => FIRST_VEHICLE[part]}
          poNumberLabel={t('jobForm:fields.vehiclePoNumber')}
          ownJob={job}
          onSeveral={() =>
            toast.show({
              title: t('edit.firstVinTitle'),
              description: t('edit.firstVin'),
              action: { label: t('edit.allUnits'), href: allUnits },
            })
          }
        />
      </FilledGrid>
    </Section>
  );
}
