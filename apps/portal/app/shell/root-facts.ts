import { unpack } from './packed.ts'
import type { RootData } from './server/root-data.ts'

/** Configuration, menu, sites and dictionaries; undefined where not even the root's data came. */
export function rootFactsOf(data: RootData | undefined) {
  return data && unpack(data.facts)
}
