/** Texts of the PDF with a person's data. */
export interface PersonWords {
  readonly title: string;
  readonly page: string;
  readonly person: string;
  readonly madeOn: string;
  readonly about: string;
  readonly when: string;
  readonly what: string;
  readonly number: string;
  readonly colon: string;
  readonly shown: (shown: number, all: number) => string;
  readonly tables: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
}
