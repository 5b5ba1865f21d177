import { zodResolver } from '@hookform/resolvers/zod';
import { mentionedIn } from '@dispatch/domain/comments/mentions';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../api/accounts/session';
import { useAddJobCommentMutation, useListColleaguesQuery } from '../../../api/jobs/comments';
import * as z from '../../../lib/schema';
import { Button } from '../../../ui/button/Button';
import { FormField } from '../../../ui/form/FormField';
import { Select } from '../../../ui/form/Select';
import { KeptWorkNotice } from '../../../ui/form/sending/KeptWorkNotice';
import { useLeaveGuard } from '../../../ui/form/sending/leaveGuard';
import { SubmitForm } from '../../../ui/form/sending/SubmitForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { useAskToDiscard } from '../../../ui/over/useAskToDiscard';
import { useTexts } from '../../../ui/text/useTexts';

const schema = z.object({
  text: z
    .text(TEXT_MAX.comment, {}, true)
    .refine((text) => text.trim() !== '', 'comments:form.missing'),
});

interface CommentFormProps {
  jobId: number;
  /** Takes the focus: the user has just written another comment. */
  isNext: boolean;
  onAdded: () => void;
}

/** Writes a comment; `@Name` mentions a colleague. */
export function CommentForm({ jobId, isNext, onAdded }: CommentFormProps) {
  const { t, format } = useTexts('comments');
  const { user } = useSession();
  const mentionId = useId();
  const { data: colleagues = [] } = useListColleaguesQuery();
  const [add] = useAddJobCommentMutation();
  const { form, sending } = useSendForm({
    place: `job-${jobId}-comment`,
    resolver: zodResolver(schema),
    defaultValues: { text: '' },
    send: ({ text }, once) => add({ id: jobId, newJobComment: { text: text.trim() }, ...once }),
    onSent: onAdded,
  });
  useLeaveGuard(sending.isDirty, useAskToDiscard());
  const text = useWatch({ control: form.control, name: 'text' });
  const others = colleagues.filter(({ id }) => id !== user?.id);
  const told = mentionedIn(text, others);
  const handleMention = (name: string) => {
    const space = text === '' || /\s$/.test(text) ? '' : ' ';
    form.setValue('text', `${text}${space}@${name} `, { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <SubmitForm onSubmit={sending.onSubmit}>
      <KeptWorkNotice kept={sending.kept} />
      <FormField
        control={form.control}
        name="text"
        label={t('form.label')}
        rows={2}
        maxLength={TEXT_MAX.comment}
        autoFocus={isNext}
      />
      <div className="wrap-row comment-actions">
        {others.length > 0 && (
          <Select
            id={mentionId}
            label={t('form.mention')}
            options={[
              { value: '', label: t('form.mention') },
              ...others.map(({ name }) => ({ value: name, label: name })),
            ]}
            value=""
            onChange={(name) => name !== '' && handleMention(name)}
          />
        )}
        <span role="status" className="small quiet push">
          {told.length > 0 && t('form.told', { names: format.list(told.map(({ name }) => name)) })}
        </span>
        <Button type="submit" variant="outlined" disabled={sending.isBusy}>
          {t('form.submit')}
        </Button>
      </div>
    </SubmitForm>
  );
}
