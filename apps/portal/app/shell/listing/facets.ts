import { findSubstation } from '@lqr/contract/reference/substations.ts'
import { addressWith, type KeptQuery } from '../list-address.ts'
import { copy } from './copy.ts'
import type { Facet } from './facet-row.tsx'

/** Where a list stands and what its address holds. */
interface ListPlace {
  readonly path: string
  readonly kept: KeptQuery
}

/** Everything, then each value with its number; a value that would list nothing is left out unless it is chosen. */
export function countedFacets(
  { path, kept }: ListPlace,
  key: string,
  counted: readonly { code: string; name: string; count: number }[],
): Facet[] {
  const href = (value: string | undefined) => addressWith(path, kept, { [key]: value })
  return [
    { key: '', label: copy.any, href: href(undefined) },
    ...counted
      .filter(({ code, count }) => count > 0 || kept[key] === code)
      .map(({ code, name, count }) => ({ key: code, label: name, href: href(code), count })),
  ]
}

/** Everything, then each value of a closed list. */
export function plainFacets(
  { path, kept }: ListPlace,
  key: string,
  items: readonly { code: string; name: string }[],
): Facet[] {
  const href = (value: string | undefined) => addressWith(path, kept, { [key]: value })
  return [
    { key: '', label: copy.any, href: href(undefined) },
    ...items.map(({ code, name }) => ({ key: code, label: name, href: href(code) })),
  ]
}

/** Everything, then each area below the site; a county has none. */
export function areaFacets(sitePath: string, place: ListPlace): Facet[] {
  const areas = findSubstation(sitePath)?.children ?? []
  return areas.length === 0
    ? []
    : plainFacets(
        place,
        'areaCode',
        areas.map(({ id, name }) => ({ code: id, name })),
      )
}

/** The active filters of a list in words: key, label and value; those without a value are left out. */
export function activeFilters(
  filters: readonly (readonly [key: string, label: string, value: string | undefined])[],
) {
  return filters.flatMap(([key, label, value]) => (value ? [{ key, label: `${label}：${value}` }] : []))
}
