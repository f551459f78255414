/** How old something kept may be. */
export interface Ages {
  /** How long a page is served without asking again. */
  readonly freshMs: number
  /** How long after that it is still served while one render replaces it. */
  readonly staleMs: number
}

/** Of what was published: its change ends it (decision 0193), and only what moves by itself is older. */
export const PUBLISHED_AGES: Ages = { freshMs: 540_000, staleMs: 60_000 }

export interface CacheLimits extends Ages {
  /** How old it may be, or how much older than its own age, where no other can be made: an old page is worth more than none. */
  readonly failedMs: number
  readonly maxBytes: number
}

/** What is public at a time. */
export interface Era {
  /** Another name once something of another kind than these has changed. */
  without(kinds: ReadonlySet<string>): string
}

const NONE: ReadonlySet<string> = new Set()
/** Where nothing ends what is kept but its age. */
const FOR_EVER: Era = { without: () => '' }

/** Something worth keeping for a while, or only for those who asked for it at the same time. */
export interface Rendered<T> {
  readonly value: T
  readonly bytes: number
  readonly keep: boolean
  /** Changes of these kinds leave it as it is. */
  readonly unrelated?: ReadonlySet<string>
  /** How old it may become, where that is not what the cache says. */
  readonly ages?: Ages
  /** How old the oldest is that it was made of, where it may not become older than that may. */
  readonly ageMs?: number
  /** A part of it could not be made at present: it is for who asked, and ends nothing that is kept. */
  readonly isPartial?: boolean
  /** It only says that the page cannot be made at present. */
  readonly isFailure: boolean
}

interface Kept<T> {
  readonly value: T
  readonly bytes: number
  readonly madeAt: number
  readonly ages: Ages
  readonly unrelated: ReadonlySet<string>
  /** Of all that is public without what is unrelated. */
  readonly generation: string
  /** As it is served where no other can be made. */
  older?: Promise<T>
}

/** Says on a page when it was made, for those who get it because no other can be made. */
export type MarkOlder<T> = (value: T, madeAt: Date) => Promise<T>

/**
 * Short-lived cache of anonymous pages, per process: one render per key at a time, stale while it is renewed, absent once a new
 * generation of pages has begun, and the longest unused leave when the bytes run out.
 */
export class PageCache<T> {
  readonly #limits: CacheLimits
  readonly #markOlder: MarkOlder<T>
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<T>>()
  readonly #running = new Map<string, Promise<T>>()
  #bytes = 0

  constructor(limits: CacheLimits, markOlder: MarkOlder<T>, now: () => number = Date.now) {
    this.#limits = limits
    this.#markOlder = markOlder
    this.#now = now
  }

  /**
   * The page of a key. `render` runs only when there is none young enough of this generation and nobody is rendering it
   * already.
   */
  async get(key: string, render: () => Promise<Rendered<T>>, era = FOR_EVER): Promise<T> {
    const kept = this.#kept.get(key)
    const age = kept && isOf(era, kept) ? this.#now() - kept.madeAt : Infinity
    if (kept && age < kept.ages.freshMs + kept.ages.staleMs) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      if (age >= kept.ages.freshMs) this.#render(key, render, era).catch(() => undefined)
      return kept.value
    }
    return this.#render(key, render, era)
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#bytes }
  }

  #render(key: string, render: () => Promise<Rendered<T>>, era: Era): Promise<T> {
    // Whoever comes after a change must not be given what was begun before it.
    const run = `${era.without(NONE)} ${key}`
    const running = this.#running.get(run)
    if (running) return running
    const started = render()
      .then(
        (rendered) => {
          const older =
            rendered.isFailure || rendered.isPartial ? this.#insteadOfFailure(key, era) : undefined
          if (older) return older
          if (rendered.keep) this.#keep(key, rendered, era)
          else if (!rendered.isPartial) this.#drop(key)
          return rendered.value
        },
        (error: unknown) => {
          const older = this.#insteadOfFailure(key, era)
          if (older) return older
          throw error
        },
      )
      .finally(() => this.#running.delete(run))
    this.#running.set(run, started)
    return started
  }

  /** What was changed or taken back since is not shown again. */
  #insteadOfFailure(key: string, era: Era): Promise<T> | undefined {
    const kept = this.#kept.get(key)
    if (!kept || !isOf(era, kept) || this.#now() - kept.madeAt >= this.#most(kept.ages)) return undefined
    return (kept.older ??= this.#markOlder(kept.value, new Date(kept.madeAt)))
  }

  /** How old something may be where no other can be made. */
  #most(ages: Ages): number {
    const { failedMs } = this.#limits
    return ages === this.#limits ? failedMs : ages.freshMs + ages.staleMs + failedMs
  }

  #keep(key: string, rendered: Rendered<T>, era: Era): void {
    const { value, bytes, ages = this.#limits, ageMs = 0, unrelated = NONE } = rendered
    const generation = era.without(unrelated)
    this.#drop(key)
    const madeAt = this.#now() - ageMs
    this.#kept.set(key, { value, bytes, madeAt, ages, unrelated, generation })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

/** Whether nothing that it shows has changed since. */
const isOf = (era: Era, { unrelated, generation }: Pick<Kept<unknown>, 'unrelated' | 'generation'>) =>
  era.without(unrelated) === generation
