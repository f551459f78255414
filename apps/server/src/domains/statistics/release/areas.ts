import { SUBSTATIONS, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Sum } from './hide.rules.ts'

/** What lies in an area and in none below it. */
export const ownOf = (areaCode: string) => `own:${areaCode}`

const nodesByRegion = new Map<string, readonly string[]>()

/** The areas, and the remainders of areas, that a case of a region counts in. */
export function nodesOf(regionCode: string): readonly string[] {
  const known = nodesByRegion.get(regionCode)
  if (known) return known
  const nodes = findNodes(regionCode)
  nodesByRegion.set(regionCode, nodes)
  return nodes
}

function findNodes(regionCode: string): readonly string[] {
  const nodes = []
  const own = substationOfCode(regionCode)
  if (own && own.children.length > 0) nodes.push(ownOf(own.id))
  for (
    let area = own;
    area;
    area = area.parentId === undefined ? undefined : substationOfCode(area.parentId)
  ) {
    nodes.push(area.id)
  }
  return nodes
}

/** The province is the sum of its units, a unit of its counties, each with what lies in none of them. */
export const AREA_SUMS: readonly Sum[] = SUBSTATIONS.filter(({ children }) => children.length > 0).map(
  ({ id, children }) => ({ whole: id, parts: [...children.map((child) => child.id), ownOf(id)] }),
)
