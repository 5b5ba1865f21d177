import { useSession } from '../../../api/accounts/session';
import { usePreference } from '../../screen/usePreference';
import { urlChoice, useUrlState, type UrlFields } from '../../url/urlState';
import { ORDERS, type Order, type Sorting } from '../sorting';

interface SortingState<Sort extends string> {
  readonly sort: Sort | 'own';
  readonly order: Order | 'natural';
}

/** The sort options of a list. */
export interface SortingRules<Sort extends string> {
  readonly sorts: readonly Sort[];
  /** The initial direction of each sort. */
  readonly natural: Readonly<Record<Sort, Order>>;
  readonly fields: UrlFields<SortingState<Sort>>;
  readonly preference: string;
}

/** Call at module level of the list. The first sort is the default. */
export function sortingRules<Sort extends string>(
  list: string,
  sorts: readonly Sort[],
  natural: Readonly<Record<Sort, Order>>,
): SortingRules<Sort> {
  const fields = {
    sort: urlChoice<Sort | 'own'>(['own', ...sorts], 'own'),
    order: urlChoice<Order | 'natural'>(['natural', ...ORDERS], 'natural'),
  };
  return { sorts, natural, fields, preference: `${list}-order` };
}

type Written<Sort extends string> = `${Sort} ${Order}`;
const written = <Sort extends string>({ sort, order }: Sorting<Sort>): Written<Sort> =>
  `${sort} ${order}`;

/** The sorting of the address, or else the user's last choice in this browser; a choice sets both. */
export function useSorting<Sort extends string>(rules: SortingRules<Sort>) {
  const { sorts, natural, fields, preference } = rules;
  const person = useSession().user?.id ?? 0;
  const ways = sorts.flatMap((sort) => ORDERS.map((order): Sorting<Sort> => ({ sort, order })));
  const usual = ways.find(({ sort, order }) => order === natural[sort]);
  if (usual === undefined) throw new Error('a list is sorted in some way');
  const [own, keep] = usePreference<Written<Sort>>(
    `${preference}-${person}`,
    ways.map(written),
    written(usual),
  );
  const [state, change] = useUrlState(fields);
  const kept = ways.find((way) => written(way) === own) ?? usual;
  const sort = state.sort === 'own' ? kept.sort : state.sort;
  const unsaid = state.sort === 'own' ? kept.order : natural[sort];
  const order = state.order === 'natural' ? unsaid : state.order;
  return {
    sort,
    order,
    onSort: (next: Sorting<Sort>) => {
      keep(written(next));
      const isNatural = next.order === natural[next.sort];
      change({ sort: next.sort, order: isNatural ? 'natural' : next.order });
    },
  };
}
