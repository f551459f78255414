import { innerTarget } from './inner-target.ts'

/** What a relay address asks for, or why it is refused. */
export type RelayRequest =
  | { readonly ticket: string; readonly target: string }
  | { readonly refused: 'ticket' | 'unknown' | 'target' }

const KEYS = new Set(['ticket', 'target'])
const TICKET = /^[\x21-\x7e]{1,1000}$/

/** Reads /redirectLogin: a ticket and an inner target, each once, and nothing else (docs/product-rules.md, Management portal). */
export function relayRequest(search: string, hasPage: (path: string) => boolean): RelayRequest {
  const query = new URLSearchParams(search)
  const isKnown = [...query.keys()].every((key) => KEYS.has(key) && query.getAll(key).length === 1)
  if (!isKnown) return { refused: 'unknown' }
  const ticket = query.get('ticket') ?? ''
  if (!TICKET.test(ticket)) return { refused: 'ticket' }
  const target = innerTarget(query.get('target'), hasPage)
  return target === undefined ? { refused: 'target' } : { ticket, target }
}
