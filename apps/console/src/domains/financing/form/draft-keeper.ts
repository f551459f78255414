import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import type { NeedDraft } from '@lqr/contract/financing/form.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'

interface Saved {
  readonly id: string
  readonly version: number
}

export type DraftState =
  | { readonly is: 'untouched' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly problem: string }

interface KeeperOptions {
  readonly start: Saved | undefined
  readonly create: (body: NeedDraft, idempotencyKey: string) => Promise<NeedDetail>
  readonly update: (draft: Saved, body: NeedDraft) => Promise<NeedDetail>
  readonly problemOf: (error: unknown) => string
  readonly onState: (state: DraftState) => void
  readonly onCreated: (id: string) => void
  readonly onSaved: (need: NeedDetail) => void
}

/** Typing is saved once it pauses for so long. */
const PAUSE_MS = 800

/**
 * Sends a draft one save after the other, always the last content, so that no save meets the version of another. The first
 * save makes the row; the same one repeated after a lost answer finds it by its key.
 */
export function makeDraftKeeper(options: KeeperOptions) {
  const { create, update, problemOf, onState, onCreated, onSaved } = options
  const keys = makeKeyKeeper()
  let saved = options.start
  let waiting: NeedDraft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function send(body: NeedDraft): Promise<void> {
    const need = saved ? await update(saved, body) : await create(body, keys.keyFor(body))
    const isNew = saved === undefined
    saved = { id: need.id, version: need.version }
    onSaved(need)
    if (isNew) onCreated(need.id)
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
  async function flush(): Promise<Saved | undefined> {
    clearTimeout(timer)
    await running
    if (waiting) {
      running = drain().finally(() => (running = undefined))
      await running
    }
    return waiting ? undefined : saved
  }

  return {
    keep(body: NeedDraft): void {
      waiting = body
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    flush,
  }
}
