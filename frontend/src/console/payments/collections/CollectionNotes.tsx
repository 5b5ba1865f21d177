import { useSession } from '../../../api/accounts/session';
import { recordsOf, totalOf } from '../../../api/cache/pages';
import {
  useDeleteCollectionNoteMutation,
  useCollectionNotePagesInfiniteQuery,
  type CollectionNote,
} from '../../../api/invoicing/collectionNotes';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { Section } from '../../../ui/layout/Section';
import { useAct } from '../../../ui/record/useAct';
import { DataView } from '../../../ui/states/DataView';
import { MoreButton } from '../../../ui/states/MoreButton';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './collections.css';
import { usePromiseWords } from './usePromiseWords';

/** The notes on a customer's unpaid balance, newest first. */
export function CollectionNotes({ customerId }: { customerId: number }) {
  const { t } = useTranslation('collections');
  const query = useCollectionNotePagesInfiniteQuery({ id: customerId });
  return (
    <Section title={t('earlier')}>
      <DataView
        query={query}
        skeleton={48}
        isEmpty={(loaded) => totalOf(loaded) === 0}
        empty={<p className="small quiet">{t('none')}</p>}
      >
        {(loaded) => (
          <>
            <ol className="plain-list stack gap-12" aria-label={t('earlier')}>
              {recordsOf(loaded).map((note) => (
                <Note key={note.id} customerId={customerId} note={note} />
              ))}
            </ol>
            <MoreButton query={query} />
          </>
        )}
      </DataView>
    </Section>
  );
}

function Note({ customerId, note }: { customerId: number; note: CollectionNote }) {
  const { t, format } = useTexts('collections');
  const { user, may } = useSession();
  const act = useAct();
  const promiseWords = usePromiseWords();
  const [remove, { isLoading }] = useDeleteCollectionNoteMutation();
  const { author, authorId, text, createdAt, promisedOn, promisedAmount } = note;
  const handleDelete = () =>
    void act({
      ask: {
        title: t('delete.title'),
        text: t('delete.text'),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      },
      send: () => remove({ id: customerId, noteId: note.id }),
      done: t('delete.done'),
    });
  return (
    <li className="collection-note breakable">
      <div className="line">
        <span className="type-subtitle push">{author}</span>
        <span className="type-caption quiet">{format.moment(createdAt)}</span>
        {(authorId === user?.id || may('users:manage')) && (
          <IconButton
            label={t('delete.named', { name: author })}
            disabled={isLoading}
            onClick={handleDelete}
          >
            <Icon name="delete" />
          </IconButton>
        )}
      </div>
      <p className="type-body as-written">{text}</p>
      {promisedOn !== null && (
        <p className="small strong">{promiseWords({ on: promisedOn, amount: promisedAmount })}</p>
      )}
    </li>
  );
}
