import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Skeleton } from '../../ui/states/Skeleton';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useGetDriverQuery } from '../../api/singleRecords';
import { getErrorCode } from '../../api/request/errors';
import { DETAILS } from '../../parts/commands/rows';
import { titleFocus } from '../../ui/over/titleFocus';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { CompletedUnits } from './CompletedUnits';
import { CurrentLoad } from './CurrentLoad';
import { DriverFacts } from './DriverFacts';
import { useCloseDriver } from './driversUrl';

/** The driver's details next to the list: statistics and delivered units. */
export function DriverPanel({ id }: { id: number }) {
  const { t } = useTranslation(['drivers', 'common']);
  const titleId = useId();
  const close = useCloseDriver();
  const query = useGetDriverQuery({ id });
  const isGone = getErrorCode(query.error) === 'not_found';
  return (
    <Drawer
      {...{ [DETAILS]: 'open' }}
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: '100%', maxWidth: { md: '36rem' } },
        },
      }}
    >
      <Stack
        direction="row"
        sx={({ vars }) => ({
          alignItems: 'center',
          gap: 2,
          px: { xs: 4, md: 6 },
          py: 3,
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Typography
          variant="h2"
          id={titleId}
          {...titleFocus}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {(!isGone && query.data?.name) || t('details')}
        </Typography>
        <IconButton onClick={close} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 4, md: 6 }, py: 5 }}>
        {isGone ? (
          <EmptyState drawing="search" text={t('gone')} />
        ) : (
          <DataView query={query} errorTitle={t('loadOneFailed')} skeleton={<PanelSkeleton />}>
            {(driver) => (
              <Stack sx={{ gap: 6 }}>
                <DriverFacts driver={driver} />
                <CurrentLoad driverId={driver.id} />
                <CompletedUnits driverId={driver.id} />
              </Stack>
            )}
          </DataView>
        )}
      </Box>
    </Drawer>
  );
}

function PanelSkeleton() {
  return (
    <Stack sx={{ gap: 6 }}>
      <Skeleton shape="rounded" height={28} width={160} />
      <Skeleton shape="rounded" height={40} />
      <Skeleton shape="rounded" height={76} />
      <Skeleton shape="rounded" height={240} />
    </Stack>
  );
}
