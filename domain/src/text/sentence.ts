export type MessageParams = Readonly<Record<string, string | number>>;

/** The sentence with each `{name}` filled from its parameter; an unfilled one stays visible. */
export function fillHoles(sentence: string, params: MessageParams = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : hole,
  );
}
