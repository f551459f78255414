import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Bodies sent in turn. */
  readonly bodies?: readonly string[]
  /** Whole questions sent in turn. */
  readonly asked?: readonly {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }[]
  readonly connections: number
  readonly seconds: number
  /** Addresses the requests come from in turn, as a proxy would name them; a limit per address then counts as in life. */
  readonly addresses?: number
  /** Whoever sends this counts on being refused. */
  readonly isRefused?: boolean
}

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly bytesPerSecond: number
}

const script = fileURLToPath(new URL('load-process.ts', import.meta.url))

/** Loads an address for some seconds from another process; throws when a single answer was not the one that was due. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { seconds, addresses = 1, headers, bodies, asked, isRefused = false, ...options } = load
  const turns = Math.max(addresses, bodies?.length ?? 0, asked?.length ?? 0)
  const requests = Array.from({ length: turns }, (_, index) => {
    const question = asked?.[index % asked.length]
    return {
      ...question,
      headers: { ...headers, ...question?.headers, 'x-forwarded-for': addressOf(index % addresses) },
      ...(bodies ? { body: bodies[index % bodies.length] } : {}),
    }
  })
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...options, duration: seconds, requests }))
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const result = JSON.parse(output) as LoadResult & { refused: number }
  if ((result.refused > 0 && !isRefused) || result.perSecond === 0) {
    throw new Error(`${load.url}: ${result.refused} answers were refused or lost`)
  }
  return result
}

function addressOf(index: number): string {
  return `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`
}
