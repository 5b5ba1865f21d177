import { MONEY_LEAKS } from '@dispatch/domain/invoices/money-leaks';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import './todo.css';
import type { TodoLine, useTodo } from './useTodo';

interface TodoLinesProps {
  todo: Pick<ReturnType<typeof useTodo>, 'lines' | 'money' | 'isPartial'>;
  /** The kind listed below. */
  shown?: string;
}

/** A line for each kind of what to do, with its count and a link to its list. */
export function TodoLines({ todo: { lines, money, isPartial }, shown }: TodoLinesProps) {
  const { t } = useTranslation('todo');
  const isCalm =
    !isPartial && lines?.length === 0 && (money ?? []).every(({ count }) => count === 0);
  return (
    <>
      {isCalm && (
        <p className="line small quiet">
          <Icon name="check" size="text" />
          {t('none')}
        </p>
      )}
      {lines?.length !== 0 && (
        <ul className="todo-lines" aria-label={t('ofDispatch')} aria-busy={!lines}>
          {lines?.map((line) => <Line key={line.kind} line={line} shown={shown} />) ?? (
            <Waiting count={1} />
          )}
        </ul>
      )}
      {money?.length !== 0 && money !== null && (
        <ul className="todo-lines" aria-label={t('ofMoney')} aria-busy={!money}>
          {money?.map((line) => <Line key={line.kind} line={line} shown={shown} />) ?? (
            // A line for each, so that nothing moves when they arrive.
            <Waiting count={MONEY_LEAKS.length} />
          )}
        </ul>
      )}
    </>
  );
}

function Line({ line, shown }: { line: TodoLine; shown: string | undefined }) {
  const { t, format } = useTexts('todo');
  const { kind, count, href, amount } = line;
  return (
    <li>
      <Link
        to={href}
        className="todo-line"
        data-todo={kind}
        data-none={count === 0 || undefined}
        aria-current={kind === shown ? 'true' : undefined}
      >
        <span className="todo-count">{format.number(count)}</span>{' '}
        <span className="small todo-words">{t(`kinds.${kind}`, { count })}</span>
        {amount !== undefined && count > 0 && (
          <>
            {' '}
            <span className="small figures">{format.money(amount)}</span>
          </>
        )}
      </Link>
    </li>
  );
}

function Waiting({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden>
      <Skeleton shape="rounded" width="100%" height={40} />
    </li>
  ));
}
