import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { AREA_RULES, INDICATOR_GROUPS } from '@lqr/contract/statistics/indicator-shape.ts'
import type { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy } from './copy.ts'
import { amountFigure, countFigure, type FigureLine } from './figure-line.ts'

type Catalogue = CallOutput<typeof listIndicators>
type Indicator = Catalogue['list'][number]

const { catalogue: texts, units } = copy

/** A figure with how it is counted; `figure` is undefined where nothing is shown, `instead` then says why. */
export interface IndicatorLine {
  readonly code: string
  readonly name: string
  readonly figure: FigureLine | undefined
  readonly instead: string
  /** Numerator and denominator of a quotient, in words. */
  readonly sides: string | undefined
  readonly definition: string
  readonly leftOut: string
  readonly counted: string
  readonly owner: string
}

export interface IndicatorGroup {
  readonly code: string
  readonly name: string
  readonly lines: readonly IndicatorLine[]
}

/** The catalogue by group, as the statistics page shows it. */
export function indicatorGroups({ list }: Pick<Catalogue, 'list'>): IndicatorGroup[] {
  return INDICATOR_GROUPS.map(({ code, name }) => ({
    code,
    name,
    lines: list.filter(({ group }) => group === code).map(lineOf),
  }))
}

/** The catalogue figure by figure. */
export const indicatorLines = ({ list }: Pick<Catalogue, 'list'>): IndicatorLine[] => list.map(lineOf)

function lineOf(indicator: Indicator): IndicatorLine {
  const { code, name, value, isWithheld, definition, leftOut, areaRule, version, refresh, owner } = indicator
  return {
    code,
    name,
    figure: value === null ? undefined : figureOf(indicator, value),
    instead: isWithheld ? texts.withheld : texts.nothing,
    sides: sidesOf(indicator),
    definition,
    leftOut,
    counted: texts.counted(nameOf(AREA_RULES, areaRule), refresh, version),
    owner,
  }
}

function figureOf({ name, unit }: Indicator, value: number): FigureLine {
  if (unit === units.yuan) return amountFigure(name, value)
  return { ...countFigure(name, value, unit), decimals: unit === units.percent ? 2 : 0 }
}

function sidesOf({ numerator, denominator, basisUnit }: Indicator): string | undefined {
  if (denominator === null || basisUnit === null) return undefined
  const shown = (side: number) =>
    basisUnit === units.yuan ? formatAmount(side) : `${groupedShort(side)} ${basisUnit}`
  return numerator === null
    ? texts.basis(shown(denominator))
    : texts.sides(shown(numerator), shown(denominator))
}

const nameOf = (list: readonly CodeItem[], code: string) =>
  list.find((item) => item.code === code)?.name ?? code
