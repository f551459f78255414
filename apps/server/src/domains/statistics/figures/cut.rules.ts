import { codesWithin, DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { FigureCut } from '@lqr/contract/statistics/figure-filter.ts'

/** Which cases: of an area with everything below it, and of one trade, scale, institution, product or enterprise. */
export interface Cut {
  readonly areaCode: string
  /** Only what names the area itself and none of its parts. */
  readonly isOwnLevel?: boolean | undefined
  readonly industry?: string | undefined
  readonly scale?: string | undefined
  /** An institution with its branches. */
  readonly orgIds?: readonly string[] | undefined
  readonly productId?: string | undefined
  readonly companyId?: string | undefined
}

export type AreaLevel = 1 | 2 | 3

/** Where the summaries keep an area: the province, a prefecture with its counties, or what a case itself names. */
export interface Place {
  readonly level: AreaLevel
  /** The areas of that level to add up; undefined for all. */
  readonly areas: readonly string[] | undefined
}

/** The place of a cut, one level deeper where it is split by area; the own level of an area lies deepest, like a county. */
export function placeOf(
  { areaCode, isOwnLevel = false }: Pick<Cut, 'areaCode' | 'isOwnLevel'>,
  by?: FigureCut,
): Place {
  if (isOwnLevel) return { level: 3, areas: [areaCode] }
  const level = substationOfCode(areaCode)?.level ?? 3
  if (by !== 'area') {
    if (level === 1) return { level, areas: [DEFAULT_SUBSTATION_ID] }
    return { level, areas: [areaCode] }
  }
  if (level === 1) return { level: 2, areas: undefined }
  return { level: 3, areas: codesWithin(areaCode) }
}

/** Whether a summary by month holds the cut; what none holds is read from the rows (figure_grain, decision 0102). */
export function hasMonths(cut: Cut, level: AreaLevel, by?: FigureCut): boolean {
  if (cut.companyId !== undefined) return false
  const { industry, scale, org, product } = dimensions(cut, by)
  if (product) return level === 1 && !industry && !scale
  if (org) return level === 1 || (!industry && (level === 2 || !scale))
  return !(level === 3 && industry && scale)
}

/** The same for single days. */
export function hasDays(cut: Cut, level: AreaLevel, by?: FigureCut): boolean {
  if (cut.companyId !== undefined) return false
  const { industry, scale, org, product } = dimensions(cut, by)
  if (product) return false
  if (org) return level === 1 && !industry && !scale
  return level === 1 || (!industry && (level === 2 || !scale))
}

/** By what the rows of a summary must be told apart. */
export function dimensions(cut: Cut, by?: FigureCut) {
  return {
    industry: cut.industry !== undefined || by === 'industry',
    scale: cut.scale !== undefined || by === 'scale',
    product: cut.productId !== undefined || by === 'product',
    org: cut.orgIds !== undefined || by === 'institution',
  }
}
