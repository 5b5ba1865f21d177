/** Starts Swagger UI, and opens and marks its operations from the contents. */
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
   * Swagger UI calls this after it rendered the linked operation. Its own scrolling ignores the bar at the top.
   */
  const ownScrolling = {
    statePlugins: {
      layout: { actions: { scrollToElement: (/** @type {Element} */ ref) => () => bringUp(ref) } },
    },
  };

  /**
   * From 150 rows, Swagger UI renders only visible rows, so the browser's search misses the others. This component
   * renders all.
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
   * Opens the operation of a URL, scrolls to it and focuses it, so that screen readers continue there.
   * @param {string} hash
   */
  function openOperation(hash) {
    const [, tag, id] = (OPERATION_ADDRESS.exec(hash) ?? []).map(decodeURIComponent);
    if (tag === undefined || id === undefined) return;
    const { layoutActions, layoutSelectors } = manual;
    // Swagger UI may add the same URL to the history; skip duplicates.
    for (const [key, isShownAtFirst] of /** @type {const} */ ([
      [['operations-tag', tag], true],
      [['operations', tag, id], false],
    ]))
      if (!layoutSelectors.isShown(key, isShownAtFirst)) layoutActions.show(key, true);
    if (location.hash !== hash) history.pushState(null, '', hash);
    markCurrent();
    goTo(`operations-${tag.replaceAll(' ', '_')}-${id}`);
  }

  /** @param {string} id of an element that is rendered now or soon */
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
  // Swagger UI announces an opened operation only by changing the URL.
  document.addEventListener('click', markCurrent);
  addEventListener('popstate', () => openOperation(location.hash));
})();
