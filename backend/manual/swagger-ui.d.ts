/** The part of Swagger UI that the contents use: a key is `operations-tag` and the tag, or `operations`, tag and id. */
interface SwaggerUi {
  readonly layoutActions: { show(key: readonly string[], isShown: boolean): void };
  readonly layoutSelectors: { isShown(key: readonly string[], isShownAtFirst: boolean): boolean };
}

declare function SwaggerUIBundle(options: object): SwaggerUi;
