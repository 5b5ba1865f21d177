import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import { FormProvider } from 'react-hook-form';
import type { Customer } from '../../../api/customers';
import { useAddCollectionNoteMutation } from '../../../api/invoicing/collectionNotes';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { DateField } from '../../../ui/form/DateField';
import { FormField } from '../../../ui/form/FormField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CollectionNotes } from './CollectionNotes';
import { BLANK_NOTE, noteSchema, toNote, type NoteValues } from './noteForm';

interface NoteFormProps {
  customer: Pick<Customer, 'id' | 'name' | 'contactName' | 'phone'>;
  onClose: () => void;
}

/** The notes so far, and the next one, which may be a promise to pay. */
export function NoteForm({ customer: { id, name, contactName, phone }, onClose }: NoteFormProps) {
  const { t } = useTranslation('collections');
  const toast = useToast();
  const [add] = useAddCollectionNoteMutation();
  const { form, sending } = useSendForm<NoteValues, unknown>({
    place: `collection-note-${id}`,
    resolver: zodResolver(noteSchema),
    defaultValues: BLANK_NOTE,
    send: (values, once) => add({ id, newCollectionNote: toNote(values), ...once }),
    onSent: () => {
      toast.success(t('done'), { about: name });
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <DialogForm {...sending} submitLabel={t('submit')} busyLabel={t('busy')} onClose={onClose}>
        {phone !== null && (
          <p className="line">
            {contactName}
            <PhoneLink phone={phone} />
          </p>
        )}
        <FormField<NoteValues>
          name="text"
          label={t('text')}
          rows={3}
          maxLength={TEXT_MAX.comment}
          autoFocus
        />
        <FieldPair>
          <DateField<NoteValues> name="promisedOn" label={t('promisedOn')} prefer="future" />
          <NumberField<NoteValues>
            name="promisedAmount"
            label={t('promisedAmount')}
            bounds={AMOUNT}
          />
        </FieldPair>
        <CollectionNotes customerId={id} />
      </DialogForm>
    </FormProvider>
  );
}
