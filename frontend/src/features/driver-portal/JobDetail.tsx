import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { SIDES } from '@dispatch/domain/job-location';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { DocumentTitle } from '../../components/DocumentTitle';
import { CompleteDialog } from './CompleteDialog';
import { ContactButtons } from './ContactButtons';
import { CustomerBlock } from './CustomerBlock';
import { NextActionBar } from './NextActionBar';
import { navigationHref, nextSide, placeOf } from './place';
import { PlaceBlock } from './PlaceBlock';
import { PortalFrame } from './PortalFrame';
import { PortalHeader } from './PortalHeader';
import { PreferredPickup } from './PreferredPickup';
import { RefusedUpdates } from './RefusedUpdates';
import { ShowMap } from './ShowMap';
import { SpecialInstructions } from './SpecialInstructions';
import { StatusBand } from './StatusBand';
import { UnitList } from './UnitList';
import { useDriverAction } from './useDriverAction';
import { useNotesDraft } from './useNotesDraft';
import type { PortalDriver } from './usePortalDriver';

/** Hairlines between the sections. */
const SECTIONS: SxProps<Theme> = ({ vars }) => ({
  gap: 4,
  '& > * + *': { pt: 4, borderTop: `1px solid ${vars.palette.divider}` },
});

interface JobDetailProps {
  job: Job;
  driver: PortalDriver;
  userId: number;
  /** When the server last told; null while what shows is fresh. */
  asOf: number | null;
}

/** One job on one screen, in the order of the work. */
export function JobDetail({ job, driver, userId, asOf }: JobDetailProps) {
  const { t } = useTranslation('driver');
  const { next, isPending, advance, complete } = useDriverAction(userId, job);
  const draft = useNotesDraft(userId, 'complete', job.id);
  const [isCompleting, setIsCompleting] = useState(false);
  const side = nextSide(job.status);
  const isOpen = next !== null;
  const hasAddress = SIDES.some((end) => navigationHref(placeOf(job, end)) !== null);

  const handleAct = () => {
    if (next?.asksForNotes) setIsCompleting(true);
    else void advance();
  };
  const handleCancel = () => {
    draft.clear();
    setIsCompleting(false);
  };
  const handleComplete = async () => {
    await complete(draft.notes);
    draft.forget();
    setIsCompleting(false);
  };

  return (
    <PortalFrame
      header={<PortalHeader back={driver.home} name={driver.name} userId={userId} />}
      bottomBar={next && <NextActionBar action={next} isPending={isPending} onAct={handleAct} />}
      asOf={asOf}
    >
      <DocumentTitle title={job.jobId} />
      <RefusedUpdates jobId={job.id} />
      <Card>
        <StatusBand job={job} />
        <CardContent>
          <Stack sx={SECTIONS}>
            <ContactButtons job={job} />
            <UnitList job={job} />
            <CustomerBlock customer={job.customer} />
            <PlaceBlock
              title={t('job.pickup')}
              place={placeOf(job, 'pickup')}
              isNext={isOpen && side === 'pickup'}
            >
              {job.preferredPickupDate && <PreferredPickup day={job.preferredPickupDate} />}
            </PlaceBlock>
            <PlaceBlock
              title={t('job.delivery')}
              place={placeOf(job, 'dropoff')}
              isNext={isOpen && side === 'dropoff'}
            />
            {hasAddress && <ShowMap job={job} />}
            {job.specialInstructions && (
              <div>
                <SpecialInstructions text={job.specialInstructions} />
              </div>
            )}
          </Stack>
        </CardContent>
      </Card>
      <CompleteDialog
        open={isCompleting}
        job={job}
        notes={draft.notes}
        isBusy={isPending}
        onNotesChange={draft.change}
        onCancel={handleCancel}
        onClose={() => setIsCompleting(false)}
        onComplete={() => void handleComplete()}
      />
    </PortalFrame>
  );
}
