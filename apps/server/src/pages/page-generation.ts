import { dictionaryRevision } from '@lqr/contract/kernel/dictionary.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import type { Services } from '../http/services.ts'
import { type PublicChanges, publicChanges } from '../publishing/public-change.store.ts'
import type { Era } from './page-cache.ts'

/** How long an answer of the database is taken for true. */
const FRESH_MS = 1_000
/** A database that is slower than this does not keep a page waiting. */
const PATIENCE_MS = 250

/** What had been published when somebody asked, with what else pages are made of. */
export class Generation implements Era {
  readonly #changes: PublicChanges
  readonly #beside: string

  constructor(changes: PublicChanges, beside: string) {
    this.#changes = changes
    this.#beside = beside
  }

  without(kinds: ReadonlySet<string>): string {
    // Changes are only ever added, so no two generations have the same sum.
    let sum = 0
    for (const [kind, changes] of this.#changes) if (!kinds.has(kind)) sum += changes
    return `${sum}-${this.#beside}`
  }

  /** Of everything that is public. */
  get name(): string {
    return this.without(new Set())
  }
}

export interface PageGeneration {
  (): Promise<Generation>
  /** Whoever asks next is told what the database says then: this process has just changed what pages show. */
  readonly expire: () => void
}

/**
 * The generation of the public pages: it becomes another one with every change of what they show, so a page made under an earlier
 * one is old. Asked for at most once a second and by one question at a time; while the database is slow or away, the last
 * answer holds, and with it the pages that are kept.
 */
export function makePageGeneration(
  count: () => Promise<Generation>,
  now: () => number = () => performance.now(),
): PageGeneration {
  let known = new Generation(new Map(), '')
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  function ask(): Promise<void> {
    askedAt = now()
    const asked = count()
      .then(
        (answer) => {
          // Of two questions the later one is right, whichever is answered first.
          if (asking === asked) known = answer
        },
        // The pages that are kept say more than an error would.
        () => undefined,
      )
      .finally(() => {
        if (asking === asked) asking = undefined
      })
    return asked
  }

  const generation = async () => {
    if (!asking && now() - askedAt >= FRESH_MS) asking = ask()
    // Whoever comes while a slow question is under way does not wait for it all over again.
    const leftMs = askedAt + PATIENCE_MS - now()
    if (asking && leftMs > 0) await Promise.race([asking, patience(leftMs)])
    return known
  }
  return Object.assign(generation, {
    expire: () => {
      askedAt = -Infinity
      asking = undefined
    },
  })
}

/**
 * The generation of a process, whose pages and shared answers have the names in force here, which follow what was published by two seconds. A
 * day begins one as well: what is open, in force or at its end is so by the day.
 */
export function publicGeneration({
  pool,
  replicas,
  now,
}: Pick<Services, 'pool' | 'replicas' | 'now'>): PageGeneration {
  return makePageGeneration(async () => {
    const changes = await publicChanges(pool)
    // What is made in this generation is made of nothing older.
    await replicas?.raiseFloor()
    return new Generation(changes, `${dictionaryRevision()}-${shanghaiDay(now())}`)
  })
}

function patience(leftMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, leftMs).unref()
  return promise
}
