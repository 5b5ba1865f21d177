import Dialog from '@mui/material/Dialog';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { useErrorText } from '../../ui/text/useErrorText';
import { useIsWide } from '../../ui/screen/useIsWide';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useTranslation } from '../../ui/text/useTranslation';
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
    isFetching
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
        <Typography variant="subtitle1" component="div" aria-hidden sx={{ px: 4, pt: 3 }}>
          {t(`palette.title.${purpose}`)}
        </Typography>
      )}
      <Box
        sx={({ vars }) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 4,
          minHeight: 56,
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Icon name="search" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPointed(null);
          }}
          onKeyDown={handleKeyDown}
          placeholder={t(`palette.placeholder.${purpose}`)}
          sx={{ '@media (forced-colors: active)': { '& input': { border: '1px solid' } } }}
          inputProps={{
            role: 'combobox',
            'aria-label': t(`palette.title.${purpose}`),
            'aria-expanded': items.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active && optionId(active),
            maxLength: SEARCH_MAX_CHARS,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
        {!isWide && (
          <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
            <Icon name="close" size="large" />
          </IconButton>
        )}
      </Box>
      <Box sx={{ height: 2 }}>
        {isFetching && <LinearProgress sx={{ height: 2 }} aria-hidden />}
      </Box>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {error !== undefined && (
        <Typography role="alert" color="error" sx={{ px: 4, py: 3 }}>
          {t('palette.failed', { reason: errorText(error) })}
        </Typography>
      )}
      <PaletteList
        id={listId}
        label={t('palette.results')}
        {...{ items, active, optionId }}
        onPoint={({ key, group }) => setPointed(optionKey(key, group))}
        onChoose={choose}
      />
      {items.length === 0 && !isFetching && error === undefined && (
        <Box sx={{ px: 4, py: 8, textAlign: 'center' }}>
          <Typography variant="subtitle1">{t('palette.none')}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t('palette.noneHint')}
          </Typography>
        </Box>
      )}
      <PaletteFooter />
    </Dialog>
  );
}

/** A recent job may be listed again as a result, so keys include the group. */
function optionKey(key: string, group: string): string {
  return `${group}/${key}`.replace(/[^\p{L}\p{N}]+/gu, '-');
}
