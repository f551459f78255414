import { dictionaryRevision } from '@lqr/contract/kernel/dictionary.ts'
import type { Services } from '../http/services.ts'
import { publicChanges } from '../publishing/public-change.store.ts'

/** How long an answer of the database is taken for true. */
const FRESH_MS = 1_000
/** A database that is slower than this does not keep a page waiting. */
const PATIENCE_MS = 250

/**
 * The generation of the public pages: it becomes another one with every change of what they show, so a page made under an earlier
 * one is old. Asked for at most once a second and by one question at a time; while the database is slow or away, the last
 * answer holds, and with it the pages that are kept.
 */
export function makePageGeneration(
  count: () => Promise<string>,
  now: () => number = () => performance.now(),
): () => Promise<string> {
  let known = ''
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = now()
    try {
      known = await count()
    } catch {
      // The pages that are kept say more than an error would.
    } finally {
      asking = undefined
    }
  }

  return async () => {
    if (!asking && now() - askedAt >= FRESH_MS) asking = ask()
    if (asking) await Promise.race([asking, patience()])
    return known
  }
}

/** The generation of a process, whose pages and shared answers have the names in force here, which follow what was published by two seconds. */
export function publicGeneration({
  pool,
  replicas,
}: Pick<Services, 'pool' | 'replicas'>): () => Promise<string> {
  return makePageGeneration(async () => {
    const changes = await publicChanges(pool)
    // What is made in this generation is made of nothing older.
    await replicas?.raiseFloor()
    return `${changes}-${dictionaryRevision()}`
  })
}

function patience(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, PATIENCE_MS).unref()
  return promise
}
