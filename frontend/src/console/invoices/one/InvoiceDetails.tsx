import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useLayoutEffect, useState } from 'react';
import { useGetInvoiceQuery } from '../../../api/invoicing/invoices';
import { DETAILS } from '../../../parts/commands/rows';
import { useInvoicePanel } from '../../../parts/navigation/invoicePanel';
import { IconButton } from '../../../ui/button/IconButton';
import { useLeaveGuard } from '../../../ui/form/sending/leaveGuard';
import { Icon } from '../../../ui/icon/Icon';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useAskToDiscard } from '../../../ui/over/useAskToDiscard';
import { useIsWide } from '../../../ui/screen/useIsWide';
import { DataView } from '../../../ui/states/DataView';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DraftEditor } from '../edit/DraftEditor';
import { InvoiceReader } from './InvoiceReader';
import { useInvoiceTitle } from './useInvoiceTitle';

/** The invoice in the address; a draft can be edited. */
export function InvoiceDetails() {
  const { t } = useTranslation(['invoice', 'common']);
  const titleId = useId();
  const isWide = useIsWide();
  const { invoiceId, act, change, close, isOpenedHere } = useInvoicePanel();
  const { currentData, ...answer } = useGetInvoiceQuery(
    invoiceId === null ? skipToken : { id: invoiceId },
  );
  const title = useInvoiceTitle();
  const isEditing = act === 'edit' && currentData?.status === 'draft';
  useLayoutEffect(() => {
    // The pressed button was removed, so move the focus or keys would go nowhere.
    if (isEditing) document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [isEditing, titleId]);
  const [isDirty, setIsDirty] = useState(false);
  const askToDiscard = useAskToDiscard();
  useLeaveGuard(isDirty, askToDiscard);
  const handleClose = async () => {
    // Going back asks to discard on its own; a replaced address does not, so ask here.
    if (isOpenedHere || !isDirty || (await askToDiscard())) close();
  };
  return (
    <Dialog
      {...(isEditing ? {} : { [DETAILS]: 'closed' })}
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
          gap: 3,
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
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {currentData ? title(currentData) : t('loading')}
        </Typography>
        <IconButton
          onClick={() => void handleClose()}
          label={t('common:actions.close')}
          className="close-corner"
        >
          <Icon name="close" size="large" />
        </IconButton>
      </Box>
      <DataView
        query={{ ...answer, data: currentData }}
        missing={t('missing')}
        skeleton={
          <DialogContent>
            <InvoiceSkeleton />
          </DialogContent>
        }
      >
        {(invoice) =>
          isEditing ? (
            <DraftEditor
              key={invoice.id}
              invoice={invoice}
              onDirty={setIsDirty}
              onDone={() => change('details')}
            />
          ) : (
            <InvoiceReader key={invoice.id} invoice={invoice} onPanel={change} onGone={close} />
          )
        }
      </DataView>
    </Dialog>
  );
}

function InvoiceSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Skeleton shape="rounded" height={84} />
      <Skeleton shape="rounded" height={220} />
      <Skeleton shape="rounded" height={120} />
    </Box>
  );
}
