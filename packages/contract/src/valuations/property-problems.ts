import { DEFAULT_SUBSTATION_ID, substationOfCode } from '../reference/substations.ts'
import { FIRST_BUILT_YEAR } from './form.ts'
import type { PropertyKindCode } from './kinds.ts'

interface Typed {
  readonly areaCode: string
  readonly kind: PropertyKindCode
  readonly builtYear?: number | undefined
  readonly floor?: number | undefined
  readonly totalFloors?: number | undefined
  readonly structure?: string | undefined
}

export type PropertyField = keyof Typed

/** What does not go together in a property, by field; `year` is the one of the day. */
export function propertyProblems(
  { areaCode, kind, builtYear, floor, totalFloors, structure }: Typed,
  year: number,
): readonly (readonly [PropertyField, string])[] {
  const found: [PropertyField, string | undefined][] = [
    ['areaCode', isSmallestArea(areaCode) ? undefined : '请选择到县区'],
  ]
  if (kind !== 'land') {
    found.push(
      ['builtYear', builtYearProblem(builtYear, year)],
      ['floor', floor === 0 ? '所在楼层从 1 层算起' : undefined],
      ['totalFloors', totalFloorsProblem(floor, totalFloors)],
      ['structure', structure === undefined ? '请选择建筑结构' : undefined],
    )
  }
  return found.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem] as const]))
}

/** Prices are those of a county; two units of the province have none below them. */
export function isSmallestArea(code: string): boolean {
  const area = substationOfCode(code)
  return area !== undefined && code !== DEFAULT_SUBSTATION_ID && area.children.length === 0
}

function builtYearProblem(builtYear: number | undefined, year: number): string | undefined {
  if (builtYear === undefined) return '请输入建成年份'
  return builtYear >= FIRST_BUILT_YEAR && builtYear <= year
    ? undefined
    : `建成年份应在${FIRST_BUILT_YEAR}到${year}之间`
}

function totalFloorsProblem(floor: number | undefined, totalFloors: number | undefined): string | undefined {
  if (totalFloors === undefined) return floor === undefined ? undefined : '请输入总楼层'
  if (totalFloors === 0) return '总楼层从 1 层算起'
  return floor !== undefined && floor > totalFloors ? '总楼层不能小于所在楼层' : undefined
}
