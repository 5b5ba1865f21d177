import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import * as z from '../../lib/schema';
import { renderBare } from '../../testing/render';
import { FormField } from './FormField';

interface Values {
  text: string;
}

const resolver = zodResolver(z.object({ text: z.string().min(3, 'At least 3 characters') }));

type FieldProps = Partial<ComponentProps<typeof FormField<Values>>>;

async function open(props: FieldProps = {}) {
  const sent: string[] = [];
  function Form() {
    const { control, handleSubmit } = useForm<Values>({ defaultValues: { text: '' }, resolver });
    return (
      <form onSubmit={(event) => void handleSubmit(({ text }) => sent.push(text))(event)}>
        <FormField help="As on the plate" {...props} control={control} name="text" label="Name" />
      </form>
    );
  }
  const view = await renderBare(<Form />);
  return { ...view, sent, field: screen.getByRole('textbox', { name: 'Name' }) };
}

test('is described by its help, then by its error', async () => {
  const { person, field, sent } = await open();
  expect(field).toHaveAccessibleDescription('As on the plate');
  await person.type(field, 'ab{Enter}');
  expect(await screen.findByText('At least 3 characters')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('At least 3 characters');
  expect(field).toHaveFocus();
  await person.keyboard('c{Enter}');
  expect(field).toBeValid();
  expect(sent).toEqual(['abc']);
});

test('keeps the text of an input method and tidies it once the field is left', async () => {
  const tidy = vi.fn((text: string) => text.trim());
  const { person, field } = await open({ tidy });
  await person.tab();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: ' とよ' } });
  fireEvent.input(field, { target: { value: ' トヨタ' } });
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue(' トヨタ');
  expect(tidy).not.toHaveBeenCalled();
  await person.tab();
  expect(field).toHaveValue('トヨタ');
});

test('a read-only text can be focused, not changed', async () => {
  const { person, field } = await open({ readOnly: true });
  await person.tab();
  expect(field).toHaveFocus();
  await person.keyboard('abc');
  expect(field).toHaveValue('');
});

test('a disabled field takes no focus', async () => {
  const { person, field } = await open({ disabled: true });
  await person.tab();
  expect(field).not.toHaveFocus();
});

test('takes several lines; the box grows with them', async () => {
  const { person, field, sent } = await open({ rows: 2 });
  await person.type(field, 'abc{Enter}def');
  expect(field).toHaveValue('abc\ndef');
  expect(field.parentElement).toHaveAttribute('data-text', 'abc\ndef');
  expect(sent).toEqual([]);
});

test('a button at its end is the next stop of Tab', async () => {
  const { person, field } = await open({ end: <button type="button">Show</button> });
  await person.type(field, 'a');
  await person.tab();
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
});
