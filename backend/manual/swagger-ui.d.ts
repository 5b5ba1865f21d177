/** The part of Swagger UI that the contents use: a key is `operations-tag` and the tag, or `operations`, tag and id. */
interface SwaggerUi {
  readonly layoutActions: { show(key: readonly string[], isShown: boolean): void };
  readonly layoutSelectors: { isShown(key: readonly string[], isShownAtFirst: boolean): boolean };
}

type CreateElement = (component: unknown, props: object | null, ...children: unknown[]) => unknown;

/** One operation of the document. The text is its path or method; the rest is Swagger UI's own. */
interface OperationEntry {
  get(key: 'path' | 'method'): string;
  get(key: 'specPath'): object;
}

interface TagEntry {
  get(key: 'operations'): { toArray(): OperationEntry[] };
}

/** What Swagger UI gives to the component that draws the operations, as far as it is looked at. */
interface OperationsProps {
  readonly specSelectors: {
    taggedOperations(): { entrySeq(): { toArray(): [string, TagEntry][] } };
    url(): string;
  };
  readonly getComponent: (name: string, isContainer?: boolean) => unknown;
}

declare function SwaggerUIBundle(options: object): SwaggerUi;
