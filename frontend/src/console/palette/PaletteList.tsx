import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { KeyHint } from '../../parts/commands/KeyHint';
import type { PaletteItem } from './paletteItem';

interface PaletteListProps {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** The listbox of the palette's combobox: options grouped under headings. */
export function PaletteList({ id, label, items, ...rest }: PaletteListProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Box id={id} role="listbox" aria-label={label} sx={{ overflowY: 'auto', px: 2, pb: 2 }}>
      {groups.map((group) => (
        <Group
          key={group}
          name={group}
          items={items.filter((item) => item.group === group)}
          {...rest}
        />
      ))}
    </Box>
  );
}

type GroupProps = Omit<PaletteListProps, 'id' | 'label'> & { name: string };

function Group({ name, items, ...rest }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        variant="caption"
        component="div"
        color="text.secondary"
        role="presentation"
        sx={{ px: 2, pt: 3, pb: 1 }}
      >
        {name}
      </Typography>
      {items.map((item) => (
        <Option key={item.key} item={item} {...rest} />
      ))}
    </div>
  );
}

type OptionProps = Omit<GroupProps, 'name' | 'items'> & { item: PaletteItem };

function Option({ item, active, optionId, onPoint, onChoose }: OptionProps) {
  const { icon, label, note, end, keys } = item;
  const isActive = item === active;
  return (
    <Box
      id={optionId(item)}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => {
        if (!isActive) onPoint(item);
      }}
      onClick={() => onChoose(item)}
      sx={({ vars }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 2,
        py: 1.5,
        minHeight: 40,
        borderRadius: 1.5,
        cursor: 'pointer',
        color: 'text.secondary',
        bgcolor: isActive ? vars.palette.action.selected : undefined,
        scrollMarginTop: 40,
        '@media (forced-colors: active)': isActive ? { outline: '2px solid Highlight' } : {},
      })}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography color="text.primary" noWrap title={label}>
          {label}
        </Typography>
        {note && (
          <Typography variant="caption" component="div" noWrap title={note}>
            {note}
          </Typography>
        )}
      </Box>
      {end}
      {keys?.[0] && <KeyHint keys={keys[0]} />}
    </Box>
  );
}
