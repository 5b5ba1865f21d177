import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useLayoutEffect, useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useGetJobQuery } from '../../api/singleRecords';
import { useJobPresence } from '../../api/jobs/presence';
import { DETAILS } from '../../parts/commands/rows';
import { titleFocus } from '../../ui/over/titleFocus';
import { useAskToDiscard } from '../../ui/over/useAskToDiscard';
import { useJobPanel } from '../../parts/navigation/jobPanel';
import { DataView } from '../../ui/states/DataView';
import { StatusChip } from '../../parts/job/StatusChip';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useLeaveGuard } from '../../ui/form/sending/leaveGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCancelledInstead } from './cancel/useCancelledInstead';
import { DetailsSkeleton } from './DetailsSkeleton';
import { JobEditor } from './edit/JobEditor';
import { JobReader } from './read/JobReader';
import { PresenceLine } from './PresenceLine';
import { UnitsEditor } from './units/UnitsEditor';

/** The details (specification 2.11) of the job in the address, in read or edit mode. */
export function JobDetails() {
  const { t } = useTranslation(['jobDetails', 'common']);
  const titleId = useId();
  const isWide = useIsWide();
  const { jobId, panel, change, close, isOpenedHere } = useJobPanel();
  const { currentData: job, ...answer } = useGetJobQuery(
    jobId === null ? skipToken : { id: jobId },
  );
  const query = { ...answer, data: job };
  useCancelledInstead(query.error);
  const isEditing = panel === 'edit' || panel === 'units';
  const others = useJobPresence(job ? jobId : null, isEditing ? 'editing' : 'reading');
  useLayoutEffect(() => {
    // The pressed button was removed, so move the focus or keys would go nowhere.
    if (isEditing) document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [isEditing, titleId]);
  const [isDirty, setIsDirty] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const askToDiscard = useAskToDiscard();
  useLeaveGuard(isDirty, askToDiscard);
  const handleClose = async () => {
    // Going back asks to discard on its own; a replaced address does not, so ask here.
    if (isOpenedHere || !isDirty || (await askToDiscard())) close();
  };

  return (
    <Dialog
      {...(isEditing ? {} : { [DETAILS]: job && !isOpen(job.status) ? 'closed' : 'open' })}
      open
      onClose={() => void handleClose()}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: { sx: { maxWidth: { md: 960 }, height: { md: 'calc(100% - 64px)' } } },
      }}
    >
      <Box
        sx={({ vars }) => ({
          display: 'flex',
          alignItems: 'center',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          columnGap: 3,
          rowGap: 1,
          px: { xs: 4, md: 6 },
          py: 3,
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Typography
          component="h2"
          variant="h2"
          id={titleId}
          {...titleFocus}
          aria-live="polite"
          noWrap
        >
          {query.data ? t('title', { job: query.data.jobId }) : t('loading')}
        </Typography>
        {query.data && isEditing && <StatusChip status={query.data.status} />}
        <Box
          sx={{
            display: 'flex',
            justifyContent: { md: 'flex-end' },
            flex: { xs: '0 0 100%', md: 1 },
            order: { xs: 1, md: 0 },
            minWidth: 0,
          }}
        >
          <PresenceLine others={others} />
        </Box>
        <IconButton
          onClick={() => void handleClose()}
          label={t('common:actions.close')}
          className="close-corner"
        >
          <Icon name="close" size="large" />
        </IconButton>
      </Box>
      <DataView
        query={query}
        missing={jobId === null ? undefined : t('missing', { job: jobReference(jobId) })}
        skeleton={
          <DialogContent>
            <DetailsSkeleton />
          </DialogContent>
        }
      >
        {(job) => {
          const handleDone = () => {
            setEdited(job.id);
            change('details');
          };
          const editor = { job, onDirty: setIsDirty, onDone: handleDone };
          if (panel === 'edit') return <JobEditor key={job.id} {...editor} />;
          if (panel === 'units') return <UnitsEditor key={job.id} {...editor} />;
          return (
            <JobReader
              key={job.id}
              job={job}
              onPanel={change}
              isBack={edited === job.id}
              onGone={close}
            />
          );
        }}
      </DataView>
    </Dialog>
  );
}
