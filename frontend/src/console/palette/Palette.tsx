import Dialog from '@mui/material/Dialog';
import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useErrorText } from '../../ui/text/useErrorText';
import { useIsWide } from '../../ui/screen/useIsWide';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useTranslation } from '../../ui/text/useTranslation';
import './palette.css';
import type { PaletteItem } from './paletteItem';
import { PaletteFooter } from './PaletteFooter';
import { PaletteList } from './PaletteList';
import type { Purpose } from './useJobItems';
import { usePaletteItems } from './usePaletteItems';

interface PaletteProps {
  purpose: Purpose;
  onClose: () => void;
}

/** Finds jobs, customers, views and commands, or the job for a command. */
export function Palette({ purpose, onClose }: PaletteProps) {
  const { t } = useTranslation(['commands', 'common']);
  const errorText = useErrorText();
  const isWide = useIsWide();
  const listId = useId();
  const [text, setText] = useState('');
  const { items, isFetching, error } = usePaletteItems(purpose, text);
  const [pointed, setPointed] = useState<string | null>(null);
  // The highlighted item may disappear with the next letter; then the first is the best match.
  const active = items.find(({ key, group }) => optionKey(key, group) === pointed) ?? items[0];
  const optionId = ({ key, group }: PaletteItem) => `${listId}-${optionKey(key, group)}`;
  const announced = useDeferredValue(
    // The alert reports an error.
    isFetching || (items.length === 0 && error !== undefined)
      ? ''
      : items.length === 0
        ? t('palette.none')
        : t('palette.found', { count: items.length }),
  );

  const choose = (item: PaletteItem) => {
    onClose();
    item.run();
  };
  const move = (by: number) => {
    const from = active ? items.indexOf(active) : -1;
    const next = items[(from + by + items.length) % items.length];
    if (!next) return;
    setPointed(optionKey(next.key, next.group));
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={!isWide}
      maxWidth={false}
      slotProps={{
        paper: {
          'aria-label': t(`palette.title.${purpose}`),
          sx: {
            width: { md: 680 },
            alignSelf: { md: 'flex-start' },
            mt: { md: '12vh' },
            maxHeight: { md: '70vh' },
          },
        },
      }}
    >
      {purpose !== 'find' && (
        <div aria-hidden className="type-subtitle palette-title">
          {t(`palette.title.${purpose}`)}
        </div>
      )}
      <div className="line gap-12 palette-head">
        <Icon name="search" />
        <input
          className="palette-field"
          type="text"
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPointed(null);
          }}
          onKeyDown={handleKeyDown}
          placeholder={t(`palette.placeholder.${purpose}`)}
          role="combobox"
          aria-label={t(`palette.title.${purpose}`)}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          maxLength={SEARCH_MAX_CHARS}
          autoComplete="off"
          spellCheck={false}
        />
        {!isWide && (
          <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
            <Icon name="close" size="large" />
          </IconButton>
        )}
      </div>
      <div className="palette-wait">{isFetching && <div className="progress" aria-hidden />}</div>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {error !== undefined && (
        <p role="alert" className="type-body palette-failed">
          {t('palette.failed', { reason: errorText(error) })}
        </p>
      )}
      <PaletteList
        id={listId}
        label={t('palette.results')}
        {...{ items, active, optionId }}
        onPoint={({ key, group }) => setPointed(optionKey(key, group))}
        onChoose={choose}
      />
      {items.length === 0 && !isFetching && error === undefined && (
        <div className="palette-none">
          <h6 className="type-subtitle">{t('palette.none')}</h6>
          <p className="type-small quiet">{t('palette.noneHint')}</p>
        </div>
      )}
      <PaletteFooter />
    </Dialog>
  );
}

/** A recent job may be listed again as a result, so keys include the group. */
function optionKey(key: string, group: string): string {
  return `${group}/${key}`.replace(/[^\p{L}\p{N}]+/gu, '-');
}
