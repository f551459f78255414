import type { ListingData } from './listing.tsx'

interface Found {
  readonly total: number
  readonly totalIsEstimate?: boolean | undefined
  readonly currentPageNum: number
  readonly pageSize: number
}

/** Which page of how many rows a list shows. */
export function pageFacts({
  total,
  totalIsEstimate = false,
  currentPageNum,
  pageSize,
}: Found): Pick<ListingData, 'total' | 'totalIsEstimate' | 'currentPageNum' | 'pageSize'> {
  return { total, totalIsEstimate, currentPageNum, pageSize }
}
