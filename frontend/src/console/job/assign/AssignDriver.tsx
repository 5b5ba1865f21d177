import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { useGetJobQuery } from '../../../api/singleRecords';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { titleFocus } from '../../../ui/over/titleFocus';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AssignForm } from './AssignForm';

/** The Assign Driver panel (specification 2.12) for the job of the address. */
export function AssignDriver() {
  const { t } = useTranslation(['assign', 'common']);
  const titleId = useId();
  const { jobId, close } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: '100%', maxWidth: { md: '26rem' } },
        },
      }}
    >
      <Stack
        direction="row"
        sx={({ vars }) => ({
          alignItems: 'center',
          justifyContent: 'space-between',
          px: { xs: 4, md: 6 },
          py: 3,
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Typography variant="h2" id={titleId} {...titleFocus}>
          {t('title')}
        </Typography>
        <IconButton onClick={close} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </Stack>
      <DataView query={query} skeleton={<PanelSkeleton />}>
        {(job) => <AssignForm job={job} onDone={close} />}
      </DataView>
    </Drawer>
  );
}

function PanelSkeleton() {
  return (
    <Stack sx={{ gap: 5, p: { xs: 4, md: 6 } }}>
      <Skeleton shape="rounded" height={196} />
      <Skeleton shape="rounded" height={64} />
    </Stack>
  );
}
