declare let __webpack_nonce__: string;

/** The nonce that the server put into this page; styles and chunks created here carry it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

// eslint-disable-next-line no-useless-assignment -- webpack's runtime reads it
if (typeof __webpack_nonce__ !== 'undefined' && nonce) __webpack_nonce__ = nonce;
