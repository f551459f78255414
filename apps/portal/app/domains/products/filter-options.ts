import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { findSubstation, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'
import type { KeptQuery } from '../../shell/list-address.ts'

export interface Option {
  readonly code: string
  readonly name: string
  /** How many products choosing it would show; undefined where nothing is counted. */
  readonly count?: number
}

/** One choice of the filter form: the key of the address, its label and its options. */
export interface SelectFilter {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

const plain = (list: readonly Option[]): Option[] => list.map(({ code, name }) => ({ code, name }))
const terms = [3, 6, 12, 24, 36, 60, 120].map((months) => ({
  code: String(months),
  name: formatTerm(months),
}))
const rates = [3, 3.5, 4, 4.5, 5, 6, 8].map((rate) => ({ code: String(rate), name: formatPercent(rate) }))
const labels = copy.filters

/** The areas below a site; a county has none. */
function areasOf(sitePath: string): Option[] {
  return (findSubstation(sitePath)?.children ?? []).map(({ id, name }) => ({ code: id, name }))
}

/** The choices of the filter form for a site, the most decisive first. */
export function selectFilters(sitePath: string): SelectFilter[] {
  const all: SelectFilter[] = [
    { key: 'termMonths', label: labels.term, options: terms },
    { key: 'guaranteeMode', label: labels.guaranteeMode, options: plain(GUARANTEE_MODES) },
    { key: 'rateMax', label: labels.rateMax, options: rates },
    {
      key: 'orgCategory',
      label: labels.orgCategory,
      options: plain(ORG_CATEGORIES.filter(({ orgType }) => orgType === 'financial')),
    },
    { key: 'category', label: labels.category, options: plain(PRODUCT_CATEGORIES) },
    { key: 'zone', label: labels.zone, options: plain(ZONES) },
    { key: 'targetGroup', label: labels.targetGroup, options: plain(TARGET_GROUPS) },
    { key: 'areaCode', label: labels.areaCode, options: areasOf(sitePath) },
  ]
  return all.filter(({ options }) => options.length > 0)
}

interface FacetCount {
  readonly facet: string
  readonly code: string
  readonly count: number
}

/** The same choices with their numbers; what a counted filter does not name would show nothing. */
export function withCounts(selects: readonly SelectFilter[], counts: readonly FacetCount[]): SelectFilter[] {
  return selects.map((select) => {
    const own = counts.filter(({ facet }) => facet === select.key)
    if (own.length === 0) return select
    const countOf = (code: string) => own.find((one) => one.code === code)?.count ?? 0
    return {
      ...select,
      options: select.options.map((option) => ({ ...option, count: countOf(option.code) })),
    }
  })
}

/** The same choices with what the address holds besides, such as a term out of a comparison: sending the form must not lose it. */
export function withKept(selects: readonly SelectFilter[], kept: KeptQuery): SelectFilter[] {
  return selects.map((select) => {
    const code = kept[select.key]
    if (code === undefined || select.options.some((option) => option.code === code)) return select
    return { ...select, options: [...select.options, { code, name: ownName(select.key, code) }] }
  })
}

/** An active filter as a chip: its words, and the key that taking it away removes. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
}

/** The active filters in words. `orgName` names the institution of an `orgId` filter. */
export function activeFilters(
  kept: KeptQuery,
  selects: readonly SelectFilter[],
  orgName = '',
): ActiveFilter[] {
  const word = (key: string, text: string): string => {
    const select = selects.find((one) => one.key === key)
    const name = select?.options.find(({ code }) => code === text)?.name
    if (select) return `${select.label}：${name ?? ownName(key, text)}`
    if (key === 'amountYuan') return `${labels.amount}：${formatAmount(Number(text))}`
    if (key === 'online') return labels.onlineChip
    if (key === 'orgType') return `${labels.orgType}：${namesOf([text], ORG_TYPES)[0] ?? text}`
    if (key === 'orgId') return `${labels.orgId}：${orgName || text}`
    if (key === 'areaCode') return `${labels.areaCode}：${ownName(key, text)}`
    return `${labels.keyword}：${text}`
  }
  return Object.entries(kept)
    .filter(([key]) => key !== 'sort' && key !== 'compare')
    .map(([key, text]) => ({ key, label: word(key, text) }))
}

/** Words for a value that is not among the offered options: another term, rate or area typed into the address. */
function ownName(key: string, text: string): string {
  if (key === 'termMonths') return formatTerm(Number(text))
  if (key === 'rateMax') return formatPercent(Number(text))
  if (key === 'areaCode') return substationOfCode(text)?.name ?? text
  return text
}
