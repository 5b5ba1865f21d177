/** The part of it that the tests use; it ships no types. */
declare module 'jest-axe' {
  interface AxeOptions {
    readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  }
  interface AxeViolation {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  export function axe(
    element: Element,
    options?: AxeOptions,
  ): Promise<{ readonly violations: readonly AxeViolation[] }>;
}
