import { codesWithin, substationOfCode } from '../reference/substations.ts'

/** What decides how far an institution's offer reaches. */
export interface OfferingOrg {
  /** 1 for a house of the first level. */
  readonly level: number
  readonly regionCode: string
}

/**
 * The area codes an institution may offer a product in; null is the whole province. A house of the first level reaches
 * everywhere, a branch as far as its region.
 */
export function reachOf({ level, regionCode }: OfferingOrg): string[] | null {
  return level === 1 || substationOfCode(regionCode)?.level === 1 ? null : codesWithin(regionCode)
}

/**
 * The codes as a product keeps them: each area with everything below it, once, in order; empty is the whole province
 * (docs/product-rules.md, Fields). Unknown codes are left out.
 */
export function coveredAreas(codes: readonly string[]): string[] {
  const covered = new Set(codes.flatMap(codesWithin))
  return covered.size === codesWithin('620000').length ? [] : [...covered].toSorted()
}

/** The sentence for areas beyond the reach; a branch has to name its areas. Undefined when all is well. */
export function areasProblem(codes: readonly string[], reach: readonly string[] | null): string | undefined {
  if (reach === null) return undefined
  if (codes.length === 0) return '请选择服务地区，分支机构的产品不能面向全省'
  const beyond = codes.filter((code) => !reach.includes(code))
  if (beyond.length === 0) return undefined
  const names = beyond.slice(0, 3).map((code) => substationOfCode(code)?.name ?? code)
  return `服务地区超出本机构所在地区：${names.join('、')}`
}

/** The codes without those that lie below another one of them. */
export function highestAreas(codes: readonly string[]): string[] {
  const kept = new Set(codes)
  return codes.filter((code) => !kept.has(substationOfCode(code)?.parentId ?? ''))
}

/** The areas as a person reads them: 全省, or the highest ones that are covered whole. */
export function areaNames(codes: readonly string[]): string[] {
  if (codes.length === 0) return ['全省']
  return highestAreas(codes).map((code) => substationOfCode(code)?.name ?? code)
}
