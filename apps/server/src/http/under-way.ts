import type { FastifyReply } from 'fastify'

/** Counts what is under way: each reply from when it is added until it is sent, or nobody is there to read it. */
export class UnderWay {
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Adds a reply unless it is over already; calls `onEnd` when it is no longer counted. */
  add({ raw }: FastifyReply, onEnd = () => {}): void {
    if (raw.closed) return
    this.#count += 1
    raw.once('close', () => {
      this.#count -= 1
      onEnd()
    })
  }
}
