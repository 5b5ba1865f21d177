import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { useMoneyAtRiskQuery } from '../../api/invoicing/moneyLeaks';
import { viewHref } from '../../parts/navigation/consoleViews';
import { Section } from '../../ui/layout/Section';
import { useTranslation } from '../../ui/text/useTranslation';
import { TodoLines } from './TodoLines';
import { useTodo } from './useTodo';

/** Money at risk may read a year of invoices, so the dashboard does not request it on every change. */
const MONEY_EVERY_MS = 60_000;

/** The list of what to do, on the dashboard. */
export function DashboardTodo() {
  const { t } = useTranslation('todo');
  const { may } = useSession();
  const totals = useMoneyAtRiskQuery(undefined, {
    skip: !may('billing:manage'),
    pollingInterval: MONEY_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const todo = useTodo(totals);
  // On error show nothing; an empty list would read as "all clear".
  if (todo.isPartial && !todo.lines?.length && !todo.money?.length) return null;
  return (
    <Section
      level="h2"
      title={t('title')}
      beside={
        may('notices:own') && (
          <Link to={viewHref('todo')} className="link small">
            {t('open')}
          </Link>
        )
      }
    >
      <TodoLines todo={todo} />
    </Section>
  );
}
