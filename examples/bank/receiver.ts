import { createServer, type Server } from 'node:http'
import { isGenuine } from './signature.ts'

/** What the platform says of a case: its number and where it stands; the rest is asked for with a token. */
export interface CaseEvent {
  readonly type: string
  readonly data: { readonly number?: string; readonly status?: string; readonly version?: number }
}

const LONGEST_BODY = 65_536

function readEvent(body: string): CaseEvent | undefined {
  try {
    const event = JSON.parse(body) as CaseEvent
    const isEvent = typeof event.type === 'string' && typeof event.data === 'object'
    return isEvent ? event : undefined
  } catch {
    return undefined
  }
}

/** Takes messages: forged and stale ones are refused, repeats and overtaken ones are taken and change nothing. */
export function makeReceiver(secret: string, onEvent: (event: CaseEvent) => void): Server {
  // A bank keeps these two in its database.
  const seen = new Set<string>()
  const newest = new Map<string, number>()

  function take(id: string, event: CaseEvent): void {
    if (seen.has(id)) return
    seen.add(id)
    const { number = '', version = 0 } = event.data
    if (number !== '' && version <= (newest.get(number) ?? 0)) return
    newest.set(number, version)
    onEvent(event)
  }

  return createServer((request, response) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= LONGEST_BODY) parts.push(part)
    })
    request.on('end', () => {
      const answer = (status: number) => response.writeHead(status).end()
      if (request.method !== 'POST') return answer(405)
      if (size > LONGEST_BODY) return answer(413)
      const body = Buffer.concat(parts).toString()
      if (!isGenuine(request.headers, body, secret, Date.now() / 1_000)) return answer(401)
      const event = readEvent(body)
      if (!event) return answer(400)
      take(String(request.headers['webhook-id']), event)
      return answer(204)
    })
  })
}
