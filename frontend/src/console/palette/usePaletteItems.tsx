import { skipToken } from '@reduxjs/toolkit/query/react';
import { matchesWords, searchText, words } from '@dispatch/domain/text/search-words';
import { Icon } from '../../ui/icon/Icon';
import { useSearchCustomersQuery } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { useCommands } from '../../parts/commands/CommandsContext';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { useListedViews, viewAddress } from '../../parts/saved-views/useListedViews';
import { useRecentItems } from '../../parts/commands/recentItems';
import { useTranslation } from '../../ui/text/useTranslation';
import type { PaletteItem } from './paletteItem';
import { useCommandItems } from './useCommandItems';
import { useAllResults } from './useAllResults';
import { useDriverItems } from './useDriverItems';
import { useInvoiceItems } from './useInvoiceItems';
import { useFoundJobs, useJobItem, type Purpose } from './useJobItems';
import { useRecentJobs } from './useRecentJobs';

const CUSTOMERS_SHOWN = 5;
/** The number of found jobs for which the status time is requested, one request each. */
const SINCE_SHOWN = 3;

/** All palette items for the typed text, best match first. */
export function usePaletteItems(purpose: Purpose, text: string) {
  const { t } = useTranslation(['commands', 'console']);
  const context = useCommands();
  const person = useSession().user?.id ?? 0;
  const typed = text.trim();
  const searched = useSearchText(text);
  const isFinding = purpose === 'find';

  const found = useFoundJobs(purpose, typed, searched);
  const toItem = useJobItem(purpose, context);
  const jobs = found.jobs.map((job, place) =>
    toItem(job, t('palette.groups.jobs'), isFinding && place < SINCE_SHOWN),
  );
  const drivers = useDriverItems(isFinding ? searched : undefined, context);
  const invoices = useInvoiceItems(isFinding ? searched : undefined, context);
  const allResults = useAllResults(isFinding && found.isCut ? typed : undefined, context);

  const customers = useSearchCustomersQuery(
    isFinding && searched !== undefined ? { q: searched } : skipToken,
  );
  const commands = useCommandItems(context, person, typed);
  const recents = useRecentItems(person);
  const recentJobs = useRecentJobs(isFinding && typed === '' ? recents : []);
  const listed = useListedViews();
  if (!isFinding) return { items: jobs, ...stateOf(found) };

  const recent = recents.flatMap((item): PaletteItem[] => {
    const group = t('palette.groups.recent');
    const job = recentJobs.get(item);
    if (job) return [toItem(job, group)];
    return commands.filter(({ key }) => key === item).map((command) => ({ ...command, group }));
  });
  const customerItems = (searched === undefined ? [] : (customers.currentData ?? []))
    .slice(0, CUSTOMERS_SHOWN)
    .map(({ id, name, city, contactName }): PaletteItem => ({
      key: `customer:${id}`,
      group: t('palette.groups.customers'),
      icon: <Icon name="storefront" />,
      label: name,
      note: [contactName, city].filter(Boolean).join(' · '),
      run: () => context?.openView('customers', { customer: String(id) }),
    }));
  const views = listed
    .filter(({ name }) => matchesWords(searchText([name]), words(typed)))
    .map((view): PaletteItem => ({
      key: `view:${view.key}`,
      group: t('palette.groups.saved'),
      icon: <Icon name="bookmark" />,
      label: view.name,
      note: t(`console:views.${view.list}`),
      run: () => context?.openAddress(viewAddress(view)),
    }));
  const isRecent = new Set(recent.map(({ key }) => key));
  const items =
    typed === ''
      ? [...recent, ...commands.filter(({ key }) => !isRecent.has(key)), ...views]
      : [
          ...drivers.named,
          ...jobs,
          ...allResults,
          ...invoices.items,
          ...drivers.others,
          ...customerItems,
          ...commands,
          ...views,
        ];
  return { items, ...stateOf(found, invoices, ...(searched === undefined ? [] : [customers])) };
}

interface Answer {
  readonly isFetching: boolean;
  readonly error?: unknown;
}

/** Of all searches: nothing is found only when each has answered. */
function stateOf(...answers: readonly Answer[]) {
  return {
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error !== undefined)?.error,
  };
}
