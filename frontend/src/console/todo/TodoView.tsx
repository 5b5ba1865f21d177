import { isMoneyLeak, isNoticeKind } from '@dispatch/domain/todo/todo-lines';
import { useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { useGetMoneyLeakTotalsQuery } from '../../api/invoicing/moneyLeaks';
import { PageHeader } from '../../ui/page/PageHeader';
import { ErrorState } from '../../ui/states/ErrorState';
import { useTranslation } from '../../ui/text/useTranslation';
import { LeakList } from './leaks/LeakList';
import { NoticeList } from './notices/NoticeList';
import { TodoLines } from '../../parts/todo/TodoLines';
import { useTodoUrl } from './todoUrl';
import { useTodo } from '../../parts/todo/useTodo';

type Shown = ReturnType<typeof useTodoUrl>[0]['kind'];

/** The to-do list: the count of each kind, and the jobs, invoices or notices of one. */
export function TodoView() {
  const { t } = useTranslation('todo');
  const { may } = useSession();
  const [{ kind, state, order, dialog }, change] = useTodoUrl();
  const todo = useTodo(useGetMoneyLeakTotalsQuery({}, { skip: !may('billing:manage') }));
  // The first kind with a list; it stays selected after its last problem is fixed.
  const [first, setFirst] = useState<Shown>('');
  const { lines, money, isPartial } = todo;
  if (kind === '' && first === '' && lines && money !== undefined && !isPartial)
    setFirst(firstOf([...lines, ...(money ?? [])]));
  const shown = kind === '' ? first : kind;
  return (
    <>
      <PageHeader title={t('title')} />
      {isPartial && <ErrorState title={t('loadFailed')} error={todo.error} onRetry={todo.retry} />}
      <div className="stack gap-12">
        <TodoLines todo={todo} shown={shown} />
      </div>
      {(shown === 'notices' || isNoticeKind(shown)) && (
        <NoticeList kind={shown === 'notices' ? '' : shown} {...{ state, change }} />
      )}
      {isMoneyLeak(shown) && may('billing:manage') && (
        <LeakList
          key={shown}
          kind={shown}
          {...{ order, dialog, change }}
          count={money?.find((line) => line.kind === shown)?.count ?? 0}
        />
      )}
    </>
  );
}

/** Without any, all notices: their list says that there is nothing, and shows resolved ones. */
function firstOf(lines: NonNullable<ReturnType<typeof useTodo>['lines']>): Shown {
  for (const { kind, count } of lines)
    if (count > 0 && (isNoticeKind(kind) || isMoneyLeak(kind))) return kind;
  return 'notices';
}
