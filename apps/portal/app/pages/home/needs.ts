import type { ProductQuery } from '../../domains/products/product-filters.ts'

/** A need of the home page: the filter of its products, as the call and as the address of the full list. */
export interface Need {
  readonly key: string
  readonly label: string
  readonly query: ProductQuery
  readonly all: string
}

/** Products by need (docs/product-rules.md, Home); the first is shown when none is chosen. */
export const NEEDS: readonly [Need, ...Need[]] = [
  { key: 'first', label: '首贷', query: { zone: 'firstLoan' }, all: '/financial?zone=firstLoan' },
  {
    key: 'credit',
    label: '信用贷',
    query: { guaranteeMode: 'credit' },
    all: '/financial?guaranteeMode=credit',
  },
  { key: 'technology', label: '科技', query: { zone: 'technology' }, all: '/financial?zone=technology' },
  { key: 'rural', label: '三农', query: { zone: 'revitalization' }, all: '/financial?zone=revitalization' },
]

/** The need an address asks for with `?tab=`; anything else is the first. */
export function needOf(tab: string | null): Need {
  return NEEDS.find(({ key }) => key === tab) ?? NEEDS[0]
}
