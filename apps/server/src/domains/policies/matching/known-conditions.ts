import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'

type Conditions = readonly PolicyCondition[]

/** Above the items of a province; beyond it everything is read anew once. */
const MOST = 20_000

/** By the hash of what they say: the same conditions are the same, whichever item, version or database they come from. */
const known = new Map<string, Conditions>()

/** The conditions by hash; `read` is asked for those that nobody has read yet. Undefined where they were replaced meanwhile. */
export async function conditionsByHash(
  hashes: readonly string[],
  read: (hashes: readonly string[]) => Promise<readonly { hash: string; conditions: Conditions }[]>,
): Promise<(hash: string) => Conditions | undefined> {
  const asked = new Map(hashes.map((hash) => [hash, known.get(hash)]))
  const unread = [...asked].flatMap(([hash, conditions]) => (conditions ? [] : [hash]))
  if (unread.length > 0) {
    const found = await read(unread)
    if (known.size + found.length > MOST) known.clear()
    for (const { hash, conditions } of found) {
      known.set(hash, conditions)
      asked.set(hash, conditions)
    }
  }
  return (hash) => asked.get(hash)
}
