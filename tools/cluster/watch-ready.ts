import type { Instance } from './instances.ts'

const EVERY_MS = 500
const ASK_MS = 4_000

interface Seen {
  readonly at: number
  readonly isReady: boolean
}

/** Asks every instance twice a second whether it is ready, as whoever spreads the load does. */
export function watchReady(instances: readonly Instance[]) {
  const seen: Promise<Seen>[] = []
  const timer = setInterval(() => {
    for (const { url } of instances) seen.push(look(url))
  }, EVERY_MS)
  return {
    async stop(since: number) {
      clearInterval(timer)
      const all = await Promise.all(seen)
      const nos = all.filter(({ at, isReady }) => !isReady && at >= since).map(({ at }) => at)
      if (nos.length === 0) return undefined
      return { from: (Math.min(...nos) - since) / 1000, until: (Math.max(...nos) - since) / 1000 }
    },
  }
}

async function look(url: string): Promise<Seen> {
  const at = performance.now()
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ASK_MS) }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return { at, isReady: answer?.ok === true }
}
