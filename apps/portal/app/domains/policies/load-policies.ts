import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { countPoliciesByLevel, countPoliciesByType, listPolicies } from '@lqr/contract/policies/calls.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import type { Facet } from '../../shell/listing/facet-row.tsx'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { toPolicyLine } from './policy-line.ts'

const PATH = '/policyInfo'
const PAGE_SIZE = 10
const labels = copy.list
const { shape } = listPolicies.body
const fields = {
  keyword: shape.keyword,
  level: shape.level,
  type: shape.type,
  current: shape.currentOnly,
}

interface Counted {
  readonly code: string
  readonly name: string
  readonly count: number
}

/** The links of a facet: everything, then each value with its number. */
export function policyFacets(key: 'level' | 'type', counted: readonly Counted[], kept: KeptQuery): Facet[] {
  const href = (value: string | undefined) => addressWith(PATH, kept, { [key]: value })
  return [
    { key: '', label: labels.any, href: href(undefined) },
    ...counted.map(({ code, name, count }) => ({ key: code, label: name, href: href(code), count })),
  ]
}

/** The policies of an address with the facets that narrow them. */
export async function loadPolicies(api: LoaderApi, request: Request) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, level, type, current: currentOnly } = values
  const [found, levels, types] = await Promise.all([
    api(listPolicies, {
      body: { keyword, level, type, currentOnly, currentPageNum: page, pageSize: PAGE_SIZE },
    }),
    api(countPoliciesByLevel, { body: { keyword, type, currentOnly } }),
    api(countPoliciesByType, { body: { keyword, level, currentOnly } }),
  ])
  const today = chinaToday()
  const nameOf = (list: readonly Counted[], code: string) => list.find((one) => one.code === code)?.name ?? ''
  const active = [
    ...(keyword ? [{ key: 'keyword', label: `${labels.keyword}：${keyword}` }] : []),
    ...(level ? [{ key: 'level', label: `${labels.level}：${nameOf(levels, level)}` }] : []),
    ...(type ? [{ key: 'type', label: `${labels.type}：${nameOf(types, type)}` }] : []),
    ...(currentOnly ? [{ key: 'current', label: labels.currentOnly }] : []),
  ]
  return {
    listing: {
      path: PATH,
      kept,
      ignored,
      active,
      ...pageFacts(found),
    },
    levels: policyFacets('level', levels, kept),
    types: policyFacets('type', types, kept),
    validities: [
      { key: '', label: labels.any, href: addressWith(PATH, kept, { current: undefined }) },
      { key: '1', label: labels.currentOnly, href: addressWith(PATH, kept, { current: '1' }) },
    ],
    policies: found.list.map((policy) => toPolicyLine(policy, today)),
  }
}
