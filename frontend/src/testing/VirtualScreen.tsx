import type { ReactNode } from 'react';
import { VirtuosoGridMockContext, VirtuosoMockContext } from 'react-virtuoso';

/** jsdom measures nothing; virtual lists below show about this many rows or cards. */
export function VirtualScreen({ children, rows = 60 }: { children: ReactNode; rows?: number }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: rows * 10, itemHeight: 10 }}>
      <VirtuosoGridMockContext
        value={{ viewportHeight: rows * 10, viewportWidth: 100, itemHeight: 10, itemWidth: 100 }}
      >
        {children}
      </VirtuosoGridMockContext>
    </VirtuosoMockContext>
  );
}
