import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { MAX_LEVEL } from '@lqr/contract/organisations/succession.ts'
import { rolesLost } from '@lqr/contract/identity/user-entities.ts'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'

/** What the rules of the tree ask of an organisation. */
export interface TreeNode {
  readonly id: string
  readonly orgType: string
  readonly orgCategory: OrgCategoryCode
  readonly regionCode: string
  readonly level: number
  readonly status: string
  readonly phone: string | null
}

/** What is to be placed: a new organisation has no id and nothing below it. */
export interface Placed {
  readonly id?: string
  readonly orgType: string
  /** Itself and everything below it. */
  readonly subtree: readonly string[]
  /** How many levels it spans, itself included. */
  readonly depth: number
}

/** The level below a parent; 1 without one. */
export function levelBelow(parent: Pick<TreeNode, 'level'> | undefined): number {
  return (parent?.level ?? 0) + 1
}

/**
 * What speaks against placing an organisation below a parent; undefined when nothing does. `parent` is undefined for an
 * unknown one, null for the first level.
 */
export function placeProblem(placed: Placed, parent: TreeNode | null | undefined): ErrorDef | undefined {
  if (parent === undefined) return errors.parentUnfit
  if (parent === null) return undefined
  if (placed.subtree.includes(parent.id)) return errors.underItself
  if (parent.status !== 'active' || parent.orgType !== placed.orgType) return errors.parentUnfit
  return levelBelow(parent) + placed.depth - 1 > MAX_LEVEL ? errors.tooDeep : undefined
}

/** Whether people with these regions would answer for more than a body of that region does. */
export function reachesBeyond(regions: readonly string[], regionCode: string): boolean {
  const within = codesWithin(regionCode)
  return regions.some((region) => !within.includes(region))
}

/** What moves along with a merger besides cases: everything below, and the regions that people answer for. */
export interface MovedAlong extends Pick<Placed, 'subtree' | 'depth'> {
  readonly regions: readonly string[]
}

/**
 * What speaks against merging an organisation into another one; undefined when nothing does. The people who move go on with
 * their roles, regions and cases, so the successor must be one whose people may hold them (decision 0201). It needs a phone
 * number: whoever gave a consent is told its name and contact (PIPL article 22).
 */
export function mergerProblem(
  from: TreeNode,
  into: TreeNode | undefined,
  along: MovedAlong,
): ErrorDef | undefined {
  if (into?.id === from.id) return errors.intoItself
  if (!into || into.status !== 'active') return errors.successorUnfit
  if (into.orgType !== from.orgType) return errors.otherType
  if (rolesLost(from.orgCategory, into.orgCategory).length > 0) return errors.tradeUnfit
  if (reachesBeyond(along.regions, into.regionCode)) return errors.regionsUnfit
  if (along.subtree.includes(into.id)) return errors.intoBranch
  if (into.level + along.depth - 1 > MAX_LEVEL) return errors.tooDeep
  return into.phone ? undefined : errors.contactMissing
}
