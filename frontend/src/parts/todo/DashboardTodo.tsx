import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { useMoneyAtRiskQuery } from '../../api/invoicing/moneyLeaks';
import { viewHref } from '../navigation/consoleViews';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/layout/Section';
import { useTranslation } from '../../ui/text/useTranslation';
import { TodoLines } from './TodoLines';
import { useTodo } from './useTodo';

/** Money at risk may read a year of invoices, so the dashboard does not request it on every change. */
const MONEY_EVERY_MS = 60_000;

/** The list of what to do, on the dashboard. */
export function DashboardTodo() {
  const { t } = useTranslation(['todo', 'common']);
  const { may } = useSession();
  const totals = useMoneyAtRiskQuery(undefined, {
    skip: !may('billing:manage'),
    pollingInterval: MONEY_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const todo = useTodo(totals);
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
      {todo.isPartial && (
        <div role="alert" className="line small">
          <span className="push">{t('partial')}</span>
          <Button size="small" color="secondary" onClick={todo.retry}>
            {t('common:actions.tryAgain')}
          </Button>
        </div>
      )}
    </Section>
  );
}
