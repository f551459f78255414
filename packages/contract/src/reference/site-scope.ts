import { codesWithin, DEFAULT_SUBSTATION_ID, substationOfCode } from './substations.ts'

/**
 * The area codes whose items a site lists: its own, those below it and those above it up to the province (docs/product-rules.md, Sites).
 * Undefined for the province, which lists everything, and for an unknown code.
 */
export function siteScope(code: string): string[] | undefined {
  const site = substationOfCode(code)
  if (!site || site.id === DEFAULT_SUBSTATION_ID) return undefined
  return [...codesWithin(site.id), ...codesAbove(site.parentId)]
}

/** This code and those above it, the nearest first; empty when there is none. */
export function codesAbove(code: string | undefined): string[] {
  const site = code === undefined ? undefined : substationOfCode(code)
  return site ? [site.id, ...codesAbove(site.parentId)] : []
}
