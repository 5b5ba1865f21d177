import { zodResolver } from '@hookform/resolvers/zod';
import { act, screen } from '@testing-library/react';
import { AMOUNT } from '@dispatch/domain/text/money';
import type { NumberBounds } from '@dispatch/domain/text/read-number';
import { useForm } from 'react-hook-form';
import type { Language } from '../../../lib/languages';
import * as z from '../../../lib/schema';
import { renderPart } from '../../../testing/render';
import { NumberField } from './NumberField';
import type { NumberValue } from './useTypedNumber';

const PERCENT: NumberBounds = { min: 0, max: 100, decimals: 3, unit: '%' };
const DAYS: NumberBounds = { min: 0, max: 365, decimals: 0, unit: 'day' };

interface Values {
  number: NumberValue;
}

const resolver = zodResolver(z.object({ number: z.number('Not an amount').nullable() }));

function Form({ bounds, sent }: { bounds: NumberBounds; sent: NumberValue[] }) {
  const { control, handleSubmit, setValue } = useForm<Values>({
    defaultValues: { number: null },
    resolver,
  });
  return (
    <form onSubmit={(event) => void handleSubmit(({ number }) => sent.push(number))(event)}>
      <NumberField control={control} name="number" label="Number" bounds={bounds} />
      <button type="button" onClick={() => setValue('number', 7.5)}>
        Set
      </button>
    </form>
  );
}

async function open(bounds: NumberBounds, language: Language = 'en-CA') {
  const sent: NumberValue[] = [];
  const view = await renderPart(<Form bounds={bounds} sent={sent} />, { language });
  const field = screen.getByRole('spinbutton', { name: 'Number' });
  return { ...view, sent, field };
}

test.each([
  ['en-CA', AMOUNT, '1,5', '1.50'],
  ['fr-CA', AMOUNT, '1.5', '1,50'],
  ['fr-CA', AMOUNT, '1 250,50 $', '1250,50'],
  ['en-CA', AMOUNT, '1,250', '1250'],
  ['fr-CA', PERCENT, '9.975', '9,975'],
  ['en-CA', DAYS, '30 days', '30'],
  ['en-CA', DAYS, '007', '7'],
] as const)('in %s within %j, %j is shown as %j once the field is left', async (...facts) => {
  const [language, bounds, text, shown] = facts;
  const { person, field } = await open(bounds, language);
  await person.type(field, text);
  expect(field).toHaveValue(text);
  await person.tab();
  expect(field).toHaveValue(shown);
  expect(field).toBeValid();
});

test.each([
  [AMOUNT, '1,250', 'Ce nombre peut se lire de deux façons. Saisissez 1250 ou 1,25'],
  [AMOUNT, '1,2,3', 'Saisissez un nombre comme 95,5'],
  [AMOUNT, '10 km', 'Saisissez un nombre comme 95,5'],
  [DAYS, '1,5', 'Saisissez un nombre entier de 0 à 365'],
] as const)('within %j, %j stays and is refused: %s', async (bounds, text, words) => {
  const { person, field } = await open(bounds, 'fr-CA');
  await person.type(field, text);
  expect(screen.queryByText(words)).toBeNull();
  await person.tab();
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(words);
});

test('sends a parsed number on Enter, but no unreadable text', async () => {
  const { person, field, sent } = await open(AMOUNT);
  await person.type(field, '1e3{Enter}');
  await screen.findByText('Enter a number such as 95.5');
  await person.clear(field);
  await person.type(field, '$1,250{Enter}');
  await person.clear(field);
  await person.keyboard('{Enter}');
  expect(sent).toEqual([1250, null]);
});

test('changes the value with arrow keys within the limits', async () => {
  const { person, field } = await open(DAYS);
  await person.type(field, '364{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('365');
  await person.clear(field);
  await person.keyboard('{ArrowDown}');
  expect(field).toHaveValue('0');
  await person.clear(field);
  await person.keyboard('abc{ArrowUp}');
  expect(field).toHaveValue('abc');
});

test('does not join pasted lines to one number', async () => {
  const { person, field } = await open(AMOUNT);
  await person.click(field);
  await person.paste('1250.50\r\n');
  expect(field).toHaveValue('1250.50');
  await person.clear(field);
  await person.paste('95\n50');
  expect(field).toHaveValue('95 / 50');
});

test('replaces the text when the value changes from outside', async () => {
  const { person, field } = await open(AMOUNT);
  await person.type(field, 'abc');
  await person.click(screen.getByRole('button', { name: 'Set' }));
  expect(field).toHaveValue('7.50');
});

test('shows a parsed number in another language, and keeps rejecting a rejected text', async () => {
  const { person, field, texts } = await open(AMOUNT);
  await person.type(field, '1,250');
  await act(() => texts.changeLanguage('fr-CA'));
  expect(field).toHaveValue('1250');
  await person.clear(field);
  await person.type(field, '1,250');
  await act(() => texts.changeLanguage('en-CA'));
  expect(field).toHaveValue('1,250');
  await person.tab();
  await person.click(field);
  await person.tab();
  expect(field).toHaveValue('1250');
});
