import { chooseDraft, type SavedDraft } from './choose-draft.ts'
import { addOpenDraft } from './open-drafts.ts'
import { importSealKey } from './sealed-text.ts'
import {
  type DraftPlace,
  dropUnsent,
  openSealed,
  readSealed,
  storeUnsent,
  sweepUnsent,
  type UnsentCopy,
} from './unsent-copy.ts'

/** The server takes what was typed no more often than this. */
export const SAVE_MILLISECONDS = 2000

/** What the server could not take is sent again after this. */
export const RETRY_MILLISECONDS = 10_000

/** Where what was typed is: nowhere yet, on its way, in the account, or only sealed in this browser until the line is back. */
export type DraftState = 'empty' | 'saving' | 'saved' | 'unsent'

/** The calls of the contract, made by the web application's own client. */
export interface DraftServer {
  load(place: DraftPlace): Promise<{ owner: string; sealKey: string; draft: SavedDraft | null }>
  save(place: DraftPlace, content: string): Promise<{ savedAt: string }>
  remove(place: DraftPlace): Promise<unknown>
  /** Without a token nothing is sent: it would only ask the person to sign in. */
  isSignedIn(): boolean
}

export interface KeptDraft<V> {
  /** What was typed before it was opened, from the server or this browser; nothing once it is cleared. */
  readonly restored: V | undefined
  /** What is kept at this moment: a form that is shown anew meanwhile begins with it. */
  kept(): V | undefined
  state(): DraftState
  /** Called after each change of the state; answers how to stop. */
  onState(listener: () => void): () => void
  keep(values: V): void
  /** After the submit, or when the person wants to begin anew. */
  clear(): Promise<void>
  /** The form goes; what has not been sent is sent now. */
  close(): void
}

interface Start {
  readonly key: CryptoKey | undefined
  readonly savedAt: string | null
  readonly copy: UnsentCopy | undefined
  readonly content: string | undefined
}

const nothing: Start = { key: undefined, savedAt: null, copy: undefined, content: undefined }

async function start(place: DraftPlace, server: DraftServer): Promise<Start> {
  // Read before the server is asked: a copy that is being sent may be gone when the answer comes.
  const sealed = readSealed(place)
  const answer = await server.load(place).catch(() => undefined)
  // Somebody else has signed in meanwhile: their key must not seal what this form's owner types.
  if (answer?.owner !== place.owner) return nothing
  const key = await importSealKey(answer.sealKey)
  const unsent = key && sealed ? await openSealed(key, sealed, place) : undefined
  const savedAt = answer.draft?.savedAt ?? null
  if (unsent && chooseDraft(answer.draft, unsent) === 'unsent') {
    return { key, savedAt, copy: { ...unsent, base: savedAt }, content: unsent.content }
  }
  dropUnsent(place)
  return { key, savedAt, copy: undefined, content: answer.draft?.content }
}

function parsed<V>(content: string | undefined): V | undefined {
  try {
    return content === undefined ? undefined : (JSON.parse(content) as V)
  } catch {
    return undefined
  }
}

/**
 * The draft of one account. What is typed is sealed in this browser at once and sent to the server every few seconds; what
 * was sent leaves the browser. So a session that ends loses nothing, and nobody else can read what stayed behind.
 */
export async function openDraft<V extends object>(
  place: DraftPlace,
  server: DraftServer,
): Promise<KeptDraft<V>> {
  sweepUnsent(Date.now())
  const { key, copy, content, ...begun } = await start(place, server)
  let { savedAt } = begun
  let unsent = copy
  let last = content
  let restored = parsed<V>(content)
  let sealing = Promise.resolve()
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let state: DraftState = content === undefined ? 'empty' : copy ? 'saving' : 'saved'
  const listeners = new Set<() => void>()
  const takeOut = addOpenDraft({ isFilled: () => last !== undefined, sealed: () => sealing })

  function enter(next: DraftState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function seal(mine: UnsentCopy): void {
    if (!key) return
    const isCurrent = () => unsent === mine
    sealing = sealing.then(() => (isCurrent() ? storeUnsent(key, place, mine, isCurrent) : undefined))
  }

  /** Whether the server has it; otherwise the sealed copy stays, and the next letter or the next opening sends it. */
  async function isTaken(mine: UnsentCopy): Promise<boolean> {
    try {
      ;({ savedAt } = await server.save(place, mine.content))
    } catch {
      return false
    }
    if (unsent === mine) {
      unsent = undefined
      dropUnsent(place)
    } else if (unsent) {
      unsent = { ...unsent, base: savedAt }
      seal(unsent)
    }
    return true
  }

  function clearPlan(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function sendNow(): void {
    clearPlan()
    if (!unsent || sending) return
    if (!server.isSignedIn()) {
      enter('unsent')
      return
    }
    sending = isTaken(unsent).then((taken) => {
      sending = undefined
      if (!unsent) {
        if (last !== undefined) enter('saved')
      } else if (taken) plan(SAVE_MILLISECONDS)
      else {
        enter('unsent')
        if (!isClosed) plan(RETRY_MILLISECONDS)
      }
    })
  }

  function plan(milliseconds: number): void {
    if (isClosed) sendNow()
    else timer ??= setTimeout(sendNow, milliseconds)
  }

  if (unsent) plan(SAVE_MILLISECONDS)

  return {
    get restored() {
      return restored
    },
    kept: () => parsed<V>(last),
    state: () => state,
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep(values) {
      const typed = JSON.stringify(values)
      if (typed === last) return
      last = typed
      unsent = { content: typed, base: savedAt, typedAt: new Date().toISOString() }
      seal(unsent)
      if (state === 'unsent') clearPlan()
      enter('saving')
      plan(SAVE_MILLISECONDS)
    },
    async clear() {
      clearPlan()
      unsent = undefined
      last = undefined
      restored = undefined
      dropUnsent(place)
      enter('empty')
      await sending
      savedAt = null
      if (server.isSignedIn()) await server.remove(place).catch(() => undefined)
    },
    close() {
      isClosed = true
      takeOut()
      if (timer !== undefined) sendNow()
    },
  }
}
