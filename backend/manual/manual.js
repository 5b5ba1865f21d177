/** Starts Swagger UI, and opens and marks its operations from the contents beside it. */
(() => {
  const DARK = matchMedia('(prefers-color-scheme: dark)');
  const OPERATION_ADDRESS = /^#\/([^/]+)\/([^/]+)$/;

  const contents = /** @type {HTMLElement} */ (document.getElementById('contents'));
  const links = [...contents.querySelectorAll('li')].map(
    (entry) => /** @type {HTMLAnchorElement} */ (entry.querySelector('a')),
  );

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

  /** @param {MouseEvent} event */
  function handleClickInContents(event) {
    const link = event.target instanceof Element ? event.target.closest('li a') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || isElsewhere) return;
    event.preventDefault();
    openOperation(link.hash);
  }

  const takeScheme = () => document.documentElement.classList.toggle('dark-mode', DARK.matches);
  takeScheme();
  DARK.addEventListener('change', takeScheme);
  contents.addEventListener('click', handleClickInContents);
  // What is opened in the manual itself says so in the address, and nowhere else.
  document.addEventListener('click', markCurrent);
  addEventListener('popstate', () => openOperation(location.hash));
})();
