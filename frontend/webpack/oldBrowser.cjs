/**
 * One sentence in both languages instead of an empty page. The app replaces it if the browser can run
 * the app. The script is in the oldest syntax. `@property` came with Safari 16.4 and Firefox 128, the
 * plain `mask` with Chrome 120: the versions in package.json.
 */
exports.oldBrowser = `<p id="old-browser" hidden>
        This browser is too old for this page. Please update it, or use another one.
        <span lang="fr-CA">Ce navigateur est trop ancien pour cette page. Veuillez le mettre à jour ou en utiliser un autre.</span>
      </p>
      <script nonce="__CSP_NONCE__">
        if (!window.CSSPropertyRule || !CSS.supports('mask', 'none'))
          document.getElementById('old-browser').hidden = false;
      </script>`;
