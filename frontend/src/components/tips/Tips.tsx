import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { watchTips } from './watchTips';

/**
 * One tooltip for every element with a `data-tip`. Buttons of long lists have no tooltip of their
 * own, which would make each row slower; their names say the same to those who cannot see it.
 */
export function Tips() {
  const [at, setAt] = useState<HTMLElement | null>(null);
  useEffect(() => watchTips(setAt), []);
  return (
    <Tooltip
      open={at !== null}
      title={at?.dataset.tip ?? ''}
      describeChild
      slotProps={{ popper: { anchorEl: at } }}
    >
      <span hidden />
    </Tooltip>
  );
}
