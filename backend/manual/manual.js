/** Starts Swagger UI, and finds, opens and marks its operations from the contents beside it. */
(() => {
  const DESK = matchMedia('(min-width: 64rem)');
  const DARK = matchMedia('(prefers-color-scheme: dark)');
  const OPERATION_ADDRESS = /^#\/([^/]+)\/([^/]+)$/;

  const contents = /** @type {HTMLDetailsElement} */ (document.getElementById('contents'));
  const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  const found = /** @type {HTMLElement} */ (document.getElementById('found'));
  const entries = [...contents.querySelectorAll('li')];
  const links = entries.map((entry) => /** @type {HTMLAnchorElement} */ (entry.querySelector('a')));

  /** @param {Element} element */
  const bringUp = (element) => (element.firstElementChild ?? element).scrollIntoView();

  /**
   * Swagger UI hands the operation of a shared address over when it has drawn it. Its own way of scrolling
   * knows nothing of the bar above.
   */
  const ownScrolling = {
    statePlugins: {
      layout: { actions: { scrollToElement: (/** @type {Element} */ ref) => () => bringUp(ref) } },
    },
  };

  /**
   * From 150 rows on Swagger UI draws only those in sight, where the search of the browser finds no other.
   * This draws them all, as Swagger UI draws few.
   * @param {{ React: { createElement: CreateElement } }} system
   */
  const allDrawn = ({ React: { createElement } }) => ({
    components: {
      operations(/** @type {OperationsProps} */ given) {
        const { specSelectors, getComponent } = given;
        const Tag = getComponent('OperationTag');
        const Operation = getComponent('OperationContainer', true);
        const tags = specSelectors.taggedOperations().entrySeq().toArray();
        const draw = (/** @type {string} */ tag, /** @type {OperationEntry} */ op) => {
          const [path, method] = [op.get('path'), op.get('method')];
          const specPath = op.get('specPath');
          return createElement(Operation, {
            key: `${method} ${path}`,
            specPath,
            op,
            path,
            method,
            tag,
          });
        };
        return tags.map(([tag, tagObj]) =>
          createElement(
            Tag,
            { ...given, key: tag, tag, tagObj, specUrl: specSelectors.url() },
            createElement(
              'div',
              { className: 'operation-tag-content' },
              tagObj
                .get('operations')
                .toArray()
                .map((op) => draw(tag, op)),
            ),
          ),
        );
      },
    },
  });

  const manual = SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#manual',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: false,
    plugins: [ownScrolling, allDrawn],
    onComplete: markCurrent,
  });

  function markCurrent() {
    for (const link of links) {
      if (link.hash !== location.hash) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'true');
        link.scrollIntoView({ block: 'nearest' });
      }
    }
  }

  /**
   * Opens the operation of an address, scrolls to it and gives it the focus, so that a screen reader goes on there.
   * @param {string} hash
   */
  function openOperation(hash) {
    const [, tag, id] = (OPERATION_ADDRESS.exec(hash) ?? []).map(decodeURIComponent);
    if (tag === undefined || id === undefined) return;
    const { layoutActions, layoutSelectors } = manual;
    // Whatever is shown goes into the history, so nothing is shown twice.
    for (const [key, isShownAtFirst] of /** @type {const} */ ([
      [['operations-tag', tag], true],
      [['operations', tag, id], false],
    ]))
      if (!layoutSelectors.isShown(key, isShownAtFirst)) layoutActions.show(key, true);
    if (location.hash !== hash) history.pushState(null, '', hash);
    markCurrent();
    goTo(`operations-${tag.replaceAll(' ', '_')}-${id}`);
  }

  /** @param {string} id of an element that is drawn by now, or soon */
  function goTo(id) {
    const operation = document.getElementById(id);
    if (operation === null) {
      requestAnimationFrame(() => goTo(id));
      return;
    }
    operation.scrollIntoView();
    operation.querySelector('button')?.focus({ preventScroll: true });
  }

  /**
   * Runs of letters and digits, without case and accents.
   * @param {string} text
   */
  const wordsOf = (text) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);

  const shownLinks = () => links.filter((link) => link.closest('[hidden]') === null);

  function filter() {
    const wanted = wordsOf(search.value);
    for (const entry of entries)
      entry.hidden = !wanted.every((word) => entry.dataset['words']?.includes(word));
    for (const section of contents.querySelectorAll('section'))
      section.hidden = section.querySelector('li:not([hidden])') === null;
    const count = shownLinks().length;
    if (search.value.trim() === '') found.textContent = '';
    else if (count === 0) found.textContent = 'No operation has all of these words.';
    else found.textContent = count === 1 ? '1 operation' : `${String(count)} operations`;
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
  function handleClickInContents(event) {
    const link = event.target instanceof Element ? event.target.closest('li a') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || isElsewhere) return;
    event.preventDefault();
    if (!DESK.matches) contents.open = false;
    openOperation(link.hash);
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
  const takeScheme = () => document.documentElement.classList.toggle('dark-mode', DARK.matches);
  openAtDesk();
  takeScheme();
  DESK.addEventListener('change', openAtDesk);
  DARK.addEventListener('change', takeScheme);
  search.addEventListener('input', filter);
  contents.addEventListener('keydown', handleKeyOfContents);
  contents.addEventListener('click', handleClickInContents);
  document.addEventListener('keydown', handleSlash);
  // What is opened in the manual itself says so in the address, and nowhere else.
  document.addEventListener('click', markCurrent);
  addEventListener('popstate', () => openOperation(location.hash));
  // A browser may bring back what was typed before the page was left.
  filter();
})();
