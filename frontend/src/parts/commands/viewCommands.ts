import { VIEW_PERMISSIONS, type ViewId } from '@dispatch/domain/views/console-view';
import type { Command } from './commandTypes';

function toView<View extends ViewId>(
  view: View,
  icon: NonNullable<Command['icon']>,
  ...keys: NonNullable<Command['keys']>
): Command & { readonly id: View } {
  return {
    id: view,
    group: 'views',
    needs: VIEW_PERMISSIONS[view],
    icon,
    keys,
    run: ({ openView }) => openView(view),
  };
}

/** A command for each view, in the order of the menu. */
export const VIEW_COMMANDS = [
  toView('dashboard', 'dashboard', ['g', 'd']),
  toView('new-dispatch', 'add-circle', ['c', 'd'], ['g', 'n']),
  toView('recurring-jobs', 'schedule', ['g', 'q']),
  toView('active-jobs', 'jobs', ['g', 'a']),
  toView('completed-jobs', 'task', ['g', 'c']),
  toView('notices', 'bell', ['g', 'v']),
  toView('import', 'upload', ['g', 'f']),
  toView('billing', 'receipt', ['g', 'b']),
  toView('to-invoice', 'post-add', ['g', 't']),
  toView('invoices', 'invoice', ['g', 'i']),
  toView('payments', 'payments', ['g', 'm']),
  toView('receivables', 'hourglass', ['g', 'o']),
  toView('money-leaks', 'warning', ['g', 'l']),
  toView('books', 'book', ['g', 'j']),
  toView('drivers', 'badge', ['g', 'r']),
  toView('customers', 'storefront', ['g', 'k']),
  toView('users', 'accounts', ['g', 'u']),
  toView('audit-log', 'article', ['g', 'e']),
  toView('company', 'premises', ['g', 's']),
  toView('price-list', 'price-tag', ['g', 'p']),
  toView('privacy', 'eye-crossed', ['g', 'y']),
  toView('api-access', 'key', ['g', 'x']),
  toView('webhooks', 'hook', ['g', 'w']),
] as const satisfies readonly Command[];
