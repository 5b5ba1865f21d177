/**
 * The part of Swagger UI that the contents use. Keys are `operations-tag` plus the tag, or `operations`, tag and id.
 */
interface SwaggerUi {
  readonly layoutActions: { show(key: readonly string[], isShown: boolean): void };
  readonly layoutSelectors: { isShown(key: readonly string[], isShownAtFirst: boolean): boolean };
}

type CreateElement = (component: unknown, props: object | null, ...children: unknown[]) => unknown;

/** One operation of the document. `text` holds its path or method; the rest is internal to Swagger UI. */
interface OperationEntry {
  get(key: 'path' | 'method'): string;
  get(key: 'specPath'): object;
}

interface TagEntry {
  get(key: 'operations'): { toArray(): OperationEntry[] };
}

/** The used props of Swagger UI's component for operations. */
interface OperationsProps {
  readonly specSelectors: {
    taggedOperations(): { entrySeq(): { toArray(): [string, TagEntry][] } };
    url(): string;
  };
  readonly getComponent: (name: string, isContainer?: boolean) => unknown;
}

declare function SwaggerUIBundle(options: object): SwaggerUi;
