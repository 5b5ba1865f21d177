import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isLanguage, type Language } from '../../lib/languages';

interface Choice {
  /** Null for a visitor. */
  readonly userId: number | null;
  readonly language: Language;
}

interface PageLanguage {
  readonly choice: Choice | null;
  /** While a driver's phone is with a signer. */
  readonly signer: Language | null;
}

const initialState: PageLanguage = { choice: null, signer: null };

export const pageLanguageSlice = createSlice({
  name: 'pageLanguage',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Choice>) => {
      state.choice = payload;
    },
    signersLanguageSet: (state, { payload }: PayloadAction<Language | null>) => {
      state.signer = payload;
    },
  },
});

export const { languageChosen, signersLanguageSet } = pageLanguageSlice.actions;

interface Person {
  readonly id: number;
  readonly language: string | null;
}

/**
 * The choice made on this page overrides the account's setting, which stays old if the server
 * refuses the change or is unreachable.
 * @returns null without a choice: the page keeps its initial language
 */
export function languageOf({ choice, signer }: PageLanguage, person: Person | null) {
  if (signer) return signer;
  if (choice && choice.userId === (person?.id ?? null)) return choice.language;
  return isLanguage(person?.language) ? person.language : null;
}
