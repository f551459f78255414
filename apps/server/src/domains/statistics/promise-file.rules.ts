import type { PromiseCase } from './promise.store.ts'
import { FEWEST_COMPANIES } from './release/index.ts'

/** A grant of the file: without its product or its place where these would be of few. */
export type ListedGrant = Omit<PromiseCase, 'productId' | 'productName' | 'prefectureCode'> & {
  readonly productName: string | null
  readonly prefectureCode: string | null
}

/**
 * The grants without what would set few of them apart: products whose numbers stay hidden, and places with few grants of the same
 * product. The figures of the institution follow from the rest as before.
 */
export function withoutFewPlaces(
  cases: readonly PromiseCase[],
  listed: ReadonlySet<string | null>,
): ListedGrant[] {
  const told = cases.map(({ productId, productName, ...one }) => ({
    ...one,
    productName: listed.has(productId) ? productName : null,
  }))
  const placeOf = ({ productName, prefectureCode }: (typeof told)[number]) =>
    `${productName} ${prefectureCode}`
  const places = Map.groupBy(told, placeOf)
  const isFew = (one: (typeof told)[number]) => (places.get(placeOf(one))?.length ?? 0) < FEWEST_COMPANIES
  return told.map((one) => (isFew(one) ? { ...one, prefectureCode: null } : one))
}
