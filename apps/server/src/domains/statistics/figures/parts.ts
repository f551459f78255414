import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import type { FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import { nameOfPart } from '@lqr/contract/statistics/time-cuts.ts'
import type { Db } from '../../../data/database.ts'
import { figuresCopy as copy } from '../copy.ts'
import { organisationNames } from '../counts.store.ts'
import { partsOf } from '../figures.rules.ts'
import { productNames } from './rows.store.ts'

type Named = readonly { readonly code: string; readonly name: string }[]

/** The codes of a split in the order they are shown in, each with its name. */
export async function namedParts(
  db: Db,
  by: FigureCut,
  areaCode: string,
  codes: readonly string[],
): Promise<{ code: string; name: string }[]> {
  switch (by) {
    case 'area':
      return partsOf(areaCode).filter(({ code }) => codes.includes(code))
    case 'day':
    case 'week':
    case 'month':
    case 'quarter':
    case 'year':
      return codes.toSorted().map((code) => ({ code, name: nameOfPart(by, code) }))
    case 'industry':
      return inOrder(INDUSTRIES, codes, '')
    case 'scale':
      return inOrder(ENTERPRISE_SCALES, codes, copy.noScale)
    case 'institution':
      return withNames(codes, await organisationNames(db, codes))
    case 'product':
      return withNames(codes, await productNames(db, codes))
  }
}

function inOrder(items: Named, codes: readonly string[], none: string) {
  const others = codes.filter((code) => !items.some((item) => item.code === code))
  return [
    ...items.filter(({ code }) => codes.includes(code)).map(({ code, name }) => ({ code, name })),
    ...others.map((code) => ({ code, name: none || code })),
  ]
}

function withNames(codes: readonly string[], names: ReadonlyMap<string, string>) {
  return codes.map((code) => ({ code, name: names.get(code) ?? code }))
}
