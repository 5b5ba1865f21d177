import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { DialogBody } from '../../../ui/over/DialogBody';
import { useGetJobQuery } from '../../../api/singleRecords';
import { useJobPanel } from '../../../parts/navigation/jobPanel';
import { SheetDialog } from '../../../parts/sheet/SheetDialog';
import { SheetPages } from '../../../parts/sheet/SheetPages';
import { DataView } from '../../../ui/states/DataView';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The print view of the job in the address. Print opens it and starts the browser's print. */
export function JobSheet() {
  const { t } = useTranslation('jobSheet');
  const { jobId, change, isToPrint, settlePrint } = useJobPanel();
  const query = useGetJobQuery(jobId === null ? skipToken : { id: jobId });
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (!isReady || !isToPrint) return;
    settlePrint();
    window.print();
  }, [isReady, isToPrint, settlePrint]);
  return (
    <SheetDialog backLabel={t('back')} onBack={() => change('details')} isReady={isReady}>
      <DataView
        query={query}
        skeleton={
          <DialogBody>
            <Skeleton shape="rounded" height={640} />
          </DialogBody>
        }
      >
        {(job) => <SheetPages jobs={[job]} />}
      </DataView>
    </SheetDialog>
  );
}
