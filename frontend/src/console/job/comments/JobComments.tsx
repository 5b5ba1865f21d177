import { useState } from 'react';
import { useSession } from '../../../api/accounts/session';
import {
  useDeleteJobCommentMutation,
  useListJobCommentsQuery,
  type JobComment,
} from '../../../api/jobs/comments';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { Section } from '../../../ui/layout/Section';
import { useAct } from '../../../ui/record/useAct';
import { DataView } from '../../../ui/states/DataView';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CommentForm } from './CommentForm';
import './comments.css';

/** The office's comments on a job, oldest first, and a field for the next one. */
export function JobComments({ jobId }: { jobId: number }) {
  const { t } = useTranslation('comments');
  const { may } = useSession();
  const query = useListJobCommentsQuery({ id: jobId });
  const [added, setAdded] = useState(0);
  return (
    <Section title={t('title')} help={t('help')}>
      <DataView query={query} skeleton={48} empty={null}>
        {(comments) => (
          <ol className="plain-list stack gap-12" aria-label={t('title')}>
            {comments.map((comment) => (
              <Comment key={comment.id} jobId={jobId} comment={comment} />
            ))}
          </ol>
        )}
      </DataView>
      {may('jobs:comment') && (
        <CommentForm
          // Each comment has a form and an idempotency key of its own.
          key={added}
          jobId={jobId}
          isNext={added > 0}
          onAdded={() => setAdded(added + 1)}
        />
      )}
    </Section>
  );
}

function Comment({ jobId, comment }: { jobId: number; comment: JobComment }) {
  const { t, format } = useTexts('comments');
  const { user, may } = useSession();
  const act = useAct();
  const [remove, { isLoading }] = useDeleteJobCommentMutation();
  const { author, text, createdAt } = comment;
  const mayDelete = may('jobs:comment') && (author.id === user?.id || may('users:manage'));
  const handleDelete = () =>
    void act({
      ask: {
        title: t('delete.title'),
        text: t('delete.text'),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      },
      send: () => remove({ id: jobId, commentId: comment.id }),
      done: t('delete.done'),
    });
  return (
    <li className="comment breakable">
      <div className="line">
        <span className="type-subtitle push">{author.name}</span>
        <span className="type-caption quiet">{format.moment(createdAt)}</span>
        {mayDelete && (
          <IconButton
            label={t('delete.named', { name: author.name })}
            disabled={isLoading}
            onClick={handleDelete}
          >
            <Icon name="delete" />
          </IconButton>
        )}
      </div>
      <p className="type-body as-written">{text}</p>
    </li>
  );
}
