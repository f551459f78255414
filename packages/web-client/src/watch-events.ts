import { createParser } from 'eventsource-parser'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { AnyCall, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { callHeaders } from './call-headers.ts'
import type { ClientSettings } from './client-settings.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server gives a sign of life every 25 seconds: a line that is silent for longer than two of them was cut, and nobody says so. */
const SILENT_MS = 60_000

interface Watching<C extends AnyCall> {
  readonly onEvent: (event: CallOutput<C>) => void
  /** Whether events come now; while they do not, the caller may ask in another way. */
  readonly onLive: (isLive: boolean) => void
  readonly signal: AbortSignal
}

/** A signal of one line: it ends with the caller's, when nothing is heard for too long, and when the line is closed. */
function attendedLine(signal: AbortSignal) {
  const ending = new AbortController()
  const end = () => ending.abort()
  let silent = setTimeout(end, SILENT_MS)
  signal.addEventListener('abort', end, { once: true })
  return {
    signal: ending.signal,
    heard(): void {
      clearTimeout(silent)
      silent = setTimeout(end, SILENT_MS)
    },
    close(): void {
      clearTimeout(silent)
      signal.removeEventListener('abort', end)
      end()
    },
  }
}

/** Whether it ended in its time, so that it may be asked for again at once; what is left of the line is closed either way. */
async function readEvents<C extends AnyCall>(
  settings: ClientSettings,
  place: Pick<C, 'method' | 'path'>,
  { onEvent, onLive, signal }: Watching<C>,
): Promise<boolean> {
  const headers = { ...callHeaders(settings, {}), accept: 'text/event-stream' }
  const line = attendedLine(signal)
  try {
    const asked = { headers, credentials: 'include', signal: line.signal } as const
    const response = await fetch(callAddress(place, {}), asked)
    if (!response.ok || !response.body) return false
    onLive(true)
    const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as CallOutput<C>) })
    const decoder = new TextDecoder()
    // Read part by part: no Safari of today, and no Chrome before 124, walks through a body.
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      line.heard()
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
    return true
  } finally {
    line.close()
  }
}

/**
 * Follows a call that goes on telling (`produces: 'events'`) until the signal ends it: asked for again when it ends in its time, and with
 * growing pauses when it fails. It says nothing and ends no session: the other calls do.
 */
export async function watchEvents<C extends AnyCall>(
  settings: ClientSettings,
  place: Pick<C, 'method' | 'path'>,
  watching: Watching<C>,
): Promise<void> {
  const { signal, onLive } = watching
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const isWell = await readEvents(settings, place, watching).catch(() => false)
    onLive(false)
    wait = isWell ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2)
    await pause(wait * (0.5 + Math.random() / 2), signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
