/** Search and keyboard navigation of a manual's contents. */
(() => {
  const DESK = matchMedia('(min-width: 64rem)');

  const contents = /** @type {HTMLDetailsElement} */ (document.getElementById('contents'));
  const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  const found = /** @type {HTMLElement} */ (document.getElementById('found'));
  const entries = [...contents.querySelectorAll('li')];
  const links = entries.map((entry) => /** @type {HTMLAnchorElement} */ (entry.querySelector('a')));
  /** Lists that are shown only by a search, such as sections of other pages. */
  const hiddenLists = [...contents.querySelectorAll('ul[hidden]')];

  /**
   * Splits text into runs of letters and digits, without case and accents.
   * @param {string} text
   */
  const wordsOf = (text) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);

  /** A page also matches by the words of its sections. */
  const searched = entries.map((entry) =>
    [entry, ...entry.querySelectorAll('li')].map(({ dataset }) => dataset['words'] ?? '').join(' '),
  );

  const shownLinks = () => links.filter((link) => link.closest('[hidden]') === null);

  function filter() {
    const isSearching = search.value.trim() !== '';
    const wanted = wordsOf(search.value);
    for (const [place, entry] of entries.entries())
      entry.hidden = !wanted.every((word) => searched[place]?.includes(word));
    for (const list of hiddenLists) if (list instanceof HTMLElement) list.hidden = !isSearching;
    for (const section of contents.querySelectorAll('section'))
      section.hidden = section.querySelector('li:not([hidden])') === null;
    const count = entries.filter(
      (entry) => !entry.hidden && entry.parentElement?.closest('li') === null,
    ).length;
    const { none = '', one = '', many = '' } = found.dataset;
    if (!isSearching) found.textContent = '';
    else if (count === 0) found.textContent = none;
    else found.textContent = count === 1 ? one : many.replace('{count}', String(count));
  }

  function clearSearch() {
    search.value = '';
    filter();
  }

  /** @param {KeyboardEvent} event */
  function handleKeyOfContents(event) {
    const shown = shownLinks();
    const place = shown.findIndex((link) => link === document.activeElement);
    const isSearching = document.activeElement === search;
    if (event.key === 'Escape' && search.value !== '') {
      clearSearch();
      search.focus();
    } else if (event.key === 'Escape' && !DESK.matches) contents.open = false;
    else if (event.key === 'Enter' && isSearching) shown[0]?.click();
    else if (event.key === 'ArrowDown' && (isSearching || place >= 0)) shown[place + 1]?.focus();
    else if (event.key === 'ArrowUp' && place >= 0) (shown[place - 1] ?? search).focus();
    else return;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  function handleClickInContents({ target, ctrlKey, metaKey, shiftKey, altKey }) {
    const isElsewhere = ctrlKey || metaKey || shiftKey || altKey;
    const link = target instanceof Element ? target.closest('li a') : null;
    // The open contents would cover the chosen section.
    if (link !== null && !isElsewhere && !DESK.matches) contents.open = false;
  }

  /** @param {KeyboardEvent} event */
  function handleSlash(event) {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    contents.open = true;
    search.focus();
    search.select();
  }

  const openAtDesk = () => (contents.open = DESK.matches);
  openAtDesk();
  DESK.addEventListener('change', openAtDesk);
  search.addEventListener('input', filter);
  contents.addEventListener('keydown', handleKeyOfContents);
  contents.addEventListener('click', handleClickInContents);
  document.addEventListener('keydown', handleSlash);
  // Browsers may restore the typed text on return to the page.
  filter();
})();
