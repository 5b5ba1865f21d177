import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useId } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Button } from '../../../ui/button/Button';
import { useGetJobQuery } from '../../../api/singleRecords';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { titleFocus } from '../../../ui/over/titleFocus';
import { DataView } from '../../../ui/states/DataView';
import { useIsWide } from '../../../ui/screen/useIsWide';
import { useTranslation } from '../../../ui/text/useTranslation';
import { PRINTED, PrintStyles } from './PrintStyles';
import { SheetPage } from './SheetPage';

/** The sheet of the address's job, as it will be on paper; Print leads here and on to the browser's. */
export function JobSheet() {
  const { t } = useTranslation(['jobSheet', 'common']);
  const titleId = useId();
  const isWide = useIsWide();
  const { jobId, change, isToPrint, settlePrint } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (!isReady || !isToPrint) return;
    settlePrint();
    window.print();
  }, [isReady, isToPrint, settlePrint]);
  return (
    <Dialog
      {...PRINTED}
      open
      onClose={() => change('details')}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth="md"
    >
      <PrintStyles />
      <DialogTitle id={titleId} {...titleFocus}>
        {t('title')}
      </DialogTitle>
      <DataView
        query={query}
        skeleton={
          <DialogContent>
            <Skeleton shape="rounded" height={640} />
          </DialogContent>
        }
      >
        {(job) => (
          <DialogContent
            // Longer than the window, it is scrolled with the keys.
            tabIndex={0}
            data-color-scheme="light"
            sx={({ vars }) => ({ bgcolor: vars.palette.background.paper })}
          >
            <SheetPage job={job} />
          </DialogContent>
        )}
      </DataView>
      <DialogActions>
        <Button color="secondary" onClick={() => change('details')}>
          {t('back')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
