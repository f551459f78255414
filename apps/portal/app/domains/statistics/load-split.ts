import { grouped } from '@lqr/contract/rules/grouped.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { PUBLIC_CUTS } from '@lqr/contract/statistics/figure-filter.ts'
import { listPublicParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { type Split, SPLIT_FIELDS } from './split.ts'

const { split: texts, units } = copy

const SPLITTABLE = INDICATORS.filter(({ formula }) => rowsOf(formula) !== undefined)
const FIRST = { indicator: 'applications', by: 'industry' } as const

/** The split that the address asks for; where it asks for none, the applications by trade. */
export async function loadSplit(api: LoaderApi, search: URLSearchParams): Promise<Split | undefined> {
  const wanted = search.get(SPLIT_FIELDS.indicator) ?? FIRST.indicator
  const indicator =
    SPLITTABLE.find(({ code }) => code === wanted) ?? SPLITTABLE.find(({ code }) => code === FIRST.indicator)
  if (!indicator) return undefined
  const hasInstitution = rowsOf(indicator.formula)?.hasInstitution ?? false
  const cuts = PUBLIC_CUTS.filter(({ code }) => code !== 'institution' || hasInstitution)
  const by = cuts.find(({ code }) => code === (search.get(SPLIT_FIELDS.by) ?? FIRST.by)) ?? PUBLIC_CUTS[0]
  const { areaName, parts } = await api(listPublicParts, {
    params: { code: indicator.code },
    query: { by: by.code },
  })
  return {
    indicator: indicator.code,
    by: by.code,
    indicators: SPLITTABLE.map(({ code, name }) => ({ code, name })),
    cuts: PUBLIC_CUTS.map(({ code, name }) => ({ code, name })),
    title: texts.of(areaName, indicator.name, by.name),
    definition: indicator.definition,
    lines: parts.map(({ code, name, value, isHidden }) => ({
      code,
      name,
      text: isHidden ? texts.hidden : value === null ? texts.nothing : textOf(value, indicator.unit),
    })),
    hasHidden: parts.some(({ isHidden }) => isHidden),
  }
}

function textOf(value: number, unit: string): string {
  if (unit === units.yuan) return formatAmount(value) || `0 ${unit}`
  return `${grouped(value, unit === units.percent ? 2 : 0)} ${unit}`
}
