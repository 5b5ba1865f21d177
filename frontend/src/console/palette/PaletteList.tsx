import { useId } from 'react';
import { KeyHint } from '../../parts/commands/KeyHint';
import './palette.css';
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
    <div id={id} role="listbox" aria-label={label} className="palette-list">
      {groups.map((group) => (
        <Group
          key={group}
          name={group}
          items={items.filter((item) => item.group === group)}
          {...rest}
        />
      ))}
    </div>
  );
}

type GroupProps = Omit<PaletteListProps, 'id' | 'label'> & { name: string };

function Group({ name, items, ...rest }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className="type-caption quiet palette-group">
        {name}
      </div>
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
    <div
      id={optionId(item)}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => {
        if (!isActive) onPoint(item);
      }}
      onClick={() => onChoose(item)}
      className="line gap-12 palette-option"
    >
      {icon}
      <div className="push">
        <p title={label} className="type-body cut">
          {label}
        </p>
        {note && (
          <div title={note} className="type-caption cut">
            {note}
          </div>
        )}
      </div>
      {end}
      {keys?.[0] && <KeyHint keys={keys[0]} />}
    </div>
  );
}
