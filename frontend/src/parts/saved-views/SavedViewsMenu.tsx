import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../ui/text/useTranslation';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { useListedViews } from './useListedViews';
import { viewQuery } from './viewQuery';

const SavedViewsPanel = late(async () => (await import('./SavedViewsPanel')).SavedViewsPanel);

/**
 * Next to the filters of a list: applies a view, or saves the current one. The button shows the
 * name of the user's own view; a built-in view has no name there, because its filters suffice.
 */
export function SavedViewsMenu({ list }: { list: SavedViewList }) {
  const { t } = useTranslation('savedViews');
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const views = useListedViews(list);
  const shown = viewQuery(list, search);
  const current = views.find(({ query }) => query === shown);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        className="saved-views icon-on-phone"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setIsAsked(true);
          setAnchor(currentTarget);
        }}
      >
        <Icon name="bookmarks" />
        <span className="cut">{current?.saved && shown !== '' ? current.name : t('label')}</span>
      </Button>
      {isAsked && (
        <SavedViewsPanel
          {...{ list, shown, views, current, anchor }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
