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
  readonly problemOf: (error: unknown) => string
  readonly onState: (state: DraftState) => void
  /** Told while the form is on the screen: the address of a page that came after it is none of the draft's. */
  readonly onCreated: (id: string) => void
  readonly onSaved: (row: Row) => void
}

/** Typing is saved once it pauses for so long. */
const PAUSE_MS = 800

/**
 * Sends a draft one save after the other, always the last content, so that no save meets the version of another. The first
 * save makes the row; the same one repeated after a lost answer finds it by its key.
 */
export function makeRowDraftKeeper<Body, Row extends SavedDraft>(options: KeeperOptions<Body, Row>) {
  const { create, update, problemOf, onState, onCreated, onSaved } = options
  const keys = makeKeyKeeper()
  let saved = options.start
  let waiting: Body | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isOpen = false

  async function send(body: Body): Promise<void> {
    const row = saved ? await update(saved, body) : await create(body, keys.keyFor(body))
    const isNew = saved === undefined
    saved = { id: row.id, version: row.version }
    onSaved(row)
    if (isNew && isOpen) onCreated(row.id)
  }

  async function drain(): Promise<void> {
    onState({ is: 'saving' })
    while (waiting) {
      const body = waiting
      waiting = undefined
      try {
        await send(body)
      } catch (error) {
        waiting ??= body
        onState({ is: 'failed', problem: problemOf(error) })
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
