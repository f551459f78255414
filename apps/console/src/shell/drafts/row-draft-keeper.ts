import { asFailure, type CallFailure } from '@lqr/web-client/call-failure.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'

/** A row of the server that is its own draft. */
export interface SavedDraft {
  readonly id: string
  readonly version: number
}

export type DraftState =
  | { readonly is: 'untouched' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly problem: string }

interface KeeperOptions<Body, Row extends SavedDraft> {
  readonly start: SavedDraft | undefined
  readonly create: (body: Body, idempotencyKey: string) => Promise<Row>
  readonly update: (draft: SavedDraft, body: Body) => Promise<Row>
  readonly onState: (state: DraftState) => void
  /** Told while the form is on the screen: the address of a page that came after it is none of the draft's. */
  readonly onCreated: (id: string) => void
  readonly onSaved: (row: Row) => void
}

/** The draft as the server has it, where a refusal carries it; what has been handed in is none any more. */
function draftOf({ data }: CallFailure): (SavedDraft & Readonly<Record<string, unknown>>) | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('version' in data)) return undefined
  const { id, version } = data
  if (typeof id !== 'string' || typeof version !== 'number') return undefined
  return 'status' in data && data.status === 'DRAFT' ? { ...data, id, version } : undefined
}

/** Whether a row holds every plain value that was sent; of lists it may tell otherwise than they are sent. */
function holds(row: Readonly<Record<string, unknown>>, sent: object): boolean {
  return Object.entries(sent).every(
    ([name, value]) => !(name in row) || typeof value === 'object' || (row[name] ?? '') === (value ?? ''),
  )
}

/** Typing is saved once it pauses for so long. */
const PAUSE_MS = 800

/**
 * Sends a draft one save after the other, always the last content, so that no save meets the version of another. The first
 * save makes the row; repeated as it was after a lost answer it finds it by its key, and what was typed since is a change of it. A change
 * whose answer was lost may have made the version that refuses the next one: then the draft there holds what was sent.
 */
export function makeRowDraftKeeper<Body extends object, Row extends SavedDraft>(
  options: KeeperOptions<Body, Row>,
) {
  const { create, update, onState, onCreated, onSaved } = options
  const keys = makeKeyKeeper()
  let saved = options.start
  let waiting: Body | undefined
  /** What was sent and not answered: it may have arrived. */
  let unanswered: Body | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isOpen = false

  async function send(body: Body): Promise<void> {
    const row = saved ? await update(saved, body) : await create(body, keys.keyFor(body))
    const isNew = saved === undefined
    saved = { id: row.id, version: row.version }
    unanswered = undefined
    onSaved(row)
    if (isNew && isOpen) onCreated(row.id)
  }

  /** What goes out next: before the row is known to be there, what may have made it. */
  function next(): Body | undefined {
    const body = saved ? waiting : (unanswered ?? waiting)
    if (body === waiting) waiting = undefined
    return body
  }

  /** Whether the version that refused a save is the own one of a change that was not answered; the next save builds on it. */
  function isOwnVersion(failure: CallFailure): boolean {
    const there = draftOf(failure)
    if (!saved || !unanswered || there?.id !== saved.id || there.version !== saved.version + 1) return false
    if (!holds(there, unanswered)) return false
    saved = { id: there.id, version: there.version }
    unanswered = undefined
    return true
  }

  async function drain(): Promise<void> {
    onState({ is: 'saving' })
    for (let body = next(); body; body = next()) {
      try {
        await send(body)
      } catch (error) {
        const failure = asFailure(error)
        waiting ??= body
        if (isOwnVersion(failure)) continue
        unanswered = failure.isPassing ? body : undefined
        onState({ is: 'failed', problem: failure.msg })
        return
      }
    }
    onState({ is: 'saved' })
  }

  /** Sends what waits and answers the draft as the server has it; undefined while nothing could be saved. */
  async function flush(): Promise<SavedDraft | undefined> {
    clearTimeout(timer)
    // Of several that waited for a save that failed, the first tries it again: the others wait for that as well.
    if (running) {
      await running
      return flush()
    }
    if (waiting) {
      running = drain().finally(() => (running = undefined))
      await running
    }
    return waiting ? undefined : saved
  }

  return {
    keep(body: Body): void {
      waiting = body
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    flush,
    /** The form is on the screen; answers what to do when it is left: what waits is sent. */
    open(): () => void {
      isOpen = true
      return () => {
        isOpen = false
        void flush()
      }
    },
  }
}
