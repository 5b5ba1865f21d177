export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills each `{name}` from its parameter; a placeholder without a parameter stays visible. */
export function fillHoles(sentence: string, params: MessageParams = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : hole,
  );
}
