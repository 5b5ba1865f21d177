/** A North American number with its extension; each repetition is bounded, so no text makes it slow. */
export const PHONE =
  /(?<![\p{L}\p{N}-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?:,? ?(?:x|ext\.?|extension|poste|#) ?\d{1,6})?(?![\p{L}\p{N}])/iu;

/** Finds an e-mail address within a text; it does not validate one. */
export const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/u;
