/**
 * One sentence in both languages instead of an empty page. `src/lib/old-browser.css` hides it in the
 * browsers that package.json promises; in others the app replaces it if it runs there at all.
 */
exports.oldBrowser = `<p id="old-browser">
        This browser is too old for this page. Please update it, or use another one.
        <span lang="fr-CA">Ce navigateur est trop ancien pour cette page. Veuillez le mettre à jour ou en utiliser un autre.</span>
      </p>`;
