declare let __webpack_nonce__: string;

/** The server puts this answer's nonce into the page; styles and chunks made here carry it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

// eslint-disable-next-line no-useless-assignment -- webpack's own code reads it
if (typeof __webpack_nonce__ !== 'undefined' && nonce) __webpack_nonce__ = nonce;
