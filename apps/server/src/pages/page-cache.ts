export interface CacheLimits {
  /** How long a page is served without asking again. */
  readonly freshMs: number
  /** How long after that it is still served while one render replaces it. */
  readonly staleMs: number
  readonly maxBytes: number
}

/** Something worth keeping for a while, or only for those who asked for it at the same time. */
export interface Rendered<T> {
  readonly value: T
  readonly bytes: number
  readonly keep: boolean
}

interface Kept<T> {
  readonly value: T
  readonly bytes: number
  readonly madeAt: number
  readonly generation: string
}

/**
 * Short-lived cache of anonymous pages, per process: one render per key at a time, stale while it is renewed, absent once a new
 * generation of pages has begun, and the longest unused leave when the bytes run out.
 */
export class PageCache<T> {
  readonly #limits: CacheLimits
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<T>>()
  readonly #running = new Map<string, Promise<T>>()
  #bytes = 0

  constructor(limits: CacheLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /**
   * The page of a key. `render` runs only when there is none young enough of this generation and nobody is rendering it
   * already.
   */
  async get(key: string, render: () => Promise<Rendered<T>>, generation = ''): Promise<T> {
    const kept = this.#kept.get(key)
    const age = kept?.generation === generation ? this.#now() - kept.madeAt : Infinity
    if (kept && age < this.#limits.freshMs + this.#limits.staleMs) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      // A failed renewal leaves the stale page; the next visitor after its time sees the error.
      if (age >= this.#limits.freshMs) this.#render(key, render, generation).catch(() => undefined)
      return kept.value
    }
    return this.#render(key, render, generation)
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#bytes }
  }

  #render(key: string, render: () => Promise<Rendered<T>>, generation: string): Promise<T> {
    // Whoever comes after a change must not be given what was begun before it.
    const run = `${generation} ${key}`
    const running = this.#running.get(run)
    if (running) return running
    const started = render()
      .then((rendered) => {
        if (rendered.keep) this.#keep(key, rendered, generation)
        else this.#drop(key)
        return rendered.value
      })
      .finally(() => this.#running.delete(run))
    this.#running.set(run, started)
    return started
  }

  #keep(key: string, { value, bytes }: Rendered<T>, generation: string): void {
    this.#drop(key)
    this.#kept.set(key, { value, bytes, madeAt: this.#now(), generation })
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
