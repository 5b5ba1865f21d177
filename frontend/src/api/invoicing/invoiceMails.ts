import { idTag, listTag, unlessFailed } from '../cache/tags';
import { generatedApi } from '../generated/endpoints';

export type { InvoiceMails, Mail as InvoiceMail } from '../generated/endpoints';

/** Requesting or parking an e-mail changes the list of money at risk. */
const mailed = unlessFailed(({ id }: { id: number }) => [
  idTag('invoice', id),
  listTag('leak'),
  listTag('activity'),
]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listInvoiceMails: { providesTags: (_mails, _error, { id }) => [idTag('invoice', id)] },
    sendInvoiceMail: { invalidatesTags: mailed },
    retryInvoiceMail: { invalidatesTags: mailed },
    markInvoiceSent: { invalidatesTags: mailed },
    // The live feed reports each reminder that went out.
    sendReminderMails: {
      invalidatesTags: unlessFailed(() => [listTag('leak'), listTag('activity')]),
    },
    listStatementMails: { providesTags: (_mails, _error, { id }) => [idTag('customer', id)] },
    sendStatementMail: {
      invalidatesTags: unlessFailed(({ id }: { id: number }) => [
        idTag('customer', id),
        listTag('activity'),
      ]),
    },
  },
});

export const {
  useListInvoiceMailsQuery,
  useSendInvoiceMailMutation,
  useRetryInvoiceMailMutation,
  useMarkInvoiceSentMutation,
  useSendReminderMailsMutation,
  useListStatementMailsQuery,
  useSendStatementMailMutation,
} = enhanced;
