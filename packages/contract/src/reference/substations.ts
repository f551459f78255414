import { PREFECTURES, PROVINCE } from './divisions.ts'

/**
 * A site of the portal. `path` is the first segment of the address, '' for the province. What comes with a release; the
 * address that opens instead of a site is kept by operators and read by a call.
 */
export interface Substation {
  /** The six-digit area code; also the value of the `cityCode` header. */
  readonly id: string
  readonly name: string
  readonly path: string
  /** '' for the province and its 15 units, `subplatform` for a county (specification 3). */
  readonly parentPath: '' | 'subplatform'
  /** The code of the site above; undefined for the province. */
  readonly parentId: string | undefined
  /** 1 province, 2 prefecture or New Area, 3 county. */
  readonly level: 1 | 2 | 3
  readonly children: readonly Substation[]
}

export const DEFAULT_SUBSTATION_ID = PROVINCE.code

/** The whole tree: the province with its 15 units, each with its counties. */
export const SUBSTATION_TREE: Substation = {
  id: PROVINCE.code,
  name: PROVINCE.name,
  path: '',
  parentPath: '',
  parentId: undefined,
  level: 1,
  children: PREFECTURES.map((prefecture) => ({
    id: prefecture.code,
    name: prefecture.name,
    path: prefecture.pinyin,
    parentPath: '',
    parentId: PROVINCE.code,
    level: 2,
    children: prefecture.counties.map((county) => ({
      id: county.code,
      name: county.name,
      path: `${prefecture.pinyin}-${county.pinyin}`,
      parentPath: 'subplatform',
      parentId: prefecture.code,
      level: 3,
      children: [],
    })),
  })),
}

/** All 102 sites, each parent before its children. */
export const SUBSTATIONS: readonly Substation[] = [
  SUBSTATION_TREE,
  ...SUBSTATION_TREE.children.flatMap((prefecture) => [prefecture, ...prefecture.children]),
]

const byPath = new Map(SUBSTATIONS.map((site) => [site.path, site]))
const byCode = new Map(SUBSTATIONS.map((site) => [site.id, site]))
const byStatisticalCode = new Map(
  PREFECTURES.flatMap(({ statisticalCode, code }) => (statisticalCode ? [[statisticalCode, code]] : [])),
)

/** The site of a first path segment ('' is the province), or undefined when the segment names no site. */
export function findSubstation(path: string): Substation | undefined {
  return byPath.get(path)
}

/** The site of an area code in any form `normalizeAreaId` accepts, or undefined when no such area exists. */
export function substationOfCode(code: string): Substation | undefined {
  const areaCode = normalizeAreaId(code)
  return areaCode === undefined ? undefined : byCode.get(areaCode)
}

/** An area's own code and those of everything below it; empty for an unknown area. */
export function codesWithin(code: string): string[] {
  const site = substationOfCode(code)
  return site ? [site.id, ...site.children.flatMap((child) => codesWithin(child.id))] : []
}

/**
 * The six-digit code an `areaId` means: `62` and `620000` are the province, `6201` is 620100, the statistical 620171 is
 * the New Area's 621500. Undefined when no such area exists in Gansu.
 */
export function normalizeAreaId(areaId: string): string | undefined {
  const padded = areaId.length === 2 || areaId.length === 4 ? areaId.padEnd(6, '0') : areaId
  const code = byStatisticalCode.get(padded) ?? padded
  return byCode.has(code) ? code : undefined
}

/** Whether all of the areas lie in the editor's region; the whole province (no area) only for who has it. */
export function areWithin(areaCodes: readonly string[], regionCode: string): boolean {
  const within = codesWithin(regionCode)
  return areaCodes.length > 0 && areaCodes.every((code) => within.includes(code))
}
