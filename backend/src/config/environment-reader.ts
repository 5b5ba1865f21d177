/** The result of a check: the value, or a description of the expected text. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };

/**
 * Reads variables one by one and collects all problems, so that the operator sees them at once. A blank variable counts
 * as absent. Problems never repeat the value: it may be a secret.
 */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  problem(name: string, sentence: string): void {
    this.problems.push(`${name} ${sentence}`);
  }

  /** Adds a problem if the variable is absent; an invalid one has been reported already. */
  missing(name: string, sentence: string): void {
    if (this.secret(name) === undefined) this.problem(name, sentence);
  }

  /** The exact value, including spaces. */
  secret(name: string): string | undefined {
    const value = this.env[name];
    return value === undefined || value.trim() === '' ? undefined : value;
  }

  text(name: string, maxLength = 1000): string | undefined {
    const value = this.secret(name)?.trim();
    if (value !== undefined && [...value].length > maxLength) {
      this.problem(name, `must have at most ${String(maxLength)} characters`);
    }
    return value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
      this.problem(name, `must be a whole number from ${String(min)} to ${String(max)}`);
      return fallback;
    }
    return value;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) this.problem(name, `must be one of ${choices.join(', ')}`);
    return choice ?? fallback;
  }

  matching(name: string, pattern: RegExp, what: string): string | undefined {
    return this.checked(name, (text) =>
      pattern.test(text) ? { value: text } : { problem: `must be ${what}` },
    );
  }

  checked<T>(name: string, check: (text: string) => Checked<T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const result = check(text);
    if ('value' in result) return result.value;
    this.problem(name, result.problem);
    return undefined;
  }
}
