import { abortAfter } from '@lqr/web-client/abort-after.ts'
import { makeDraftServer } from '@lqr/web-client/drafts/draft-server.ts'
import { type DraftState, type KeptDraft, openDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { makeClient } from '@lqr/web-client/make-client.ts'
import { plainCopy } from './copy.ts'
import { FORM_NAMES } from './form-names.ts'
import type { DraftPlaceView } from './plain-form.tsx'
import { type DraftNames, draftOf, fileOfText, type Typed, typedOf } from './typed.ts'

const copy = plainCopy.keeping
const PING = '/healthz'
const PING_MS = 8_000
const AGAIN_MS = 5_000
const SAVED_WITHIN_MS = 4_000

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const client = makeClient({ cityCode: () => '', account: () => undefined, say: () => {}, refuse: () => {} })

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name)
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  return isControl ? found : undefined
}

function namesOf(form: HTMLFormElement, names: readonly string[]): DraftNames {
  const boxOf = (name: string) => form.querySelector<HTMLElement>(`[data-files="${CSS.escape(name)}"]`)
  const isSingle = (name: string) => boxOf(name)?.dataset.single !== undefined
  const isTick = (name: string) => controlOf(form, name)?.type === 'checkbox'
  return {
    values: names.filter((name) => !boxOf(name) && !isTick(name)),
    ticks: names.filter((name) => !boxOf(name) && isTick(name)),
    files: names.filter((name) => boxOf(name) && !isSingle(name)),
    single: names.filter(isSingle),
  }
}

function typedIn(form: HTMLFormElement, { values, ticks, files, single }: DraftNames): Typed {
  const sent = new FormData(form)
  const text = (name: string) => String(sent.get(name) ?? '')
  const kept = (name: string) =>
    sent.getAll(FORM_NAMES.kept + name).flatMap((one) => fileOfText(String(one)) ?? [])
  return {
    values: Object.fromEntries([...values, ...ticks].map((name) => [name, text(name)])),
    files: Object.fromEntries([...files, ...single].map((name) => [name, kept(name)])),
  }
}

/** Puts the texts in that this device has and the server had not when it drew the page. */
function fillIn(form: HTMLFormElement, { values }: Typed): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
    else if (control) control.value = value
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
    addEventListener('online', () => resolve(), { once: true })
  })

/** Whether the server answers; what the browser says of its line is only a hint. */
async function isReached(): Promise<boolean> {
  try {
    await fetch(PING, { cache: 'no-store', signal: abortAfter(PING_MS) })
    return true
  } catch {
    return false
  }
}

/** Resolves when what was typed lies in the account, or after a while. */
async function settled(draft: KeptDraft<object>): Promise<void> {
  draft.close()
  const isOpen = () => draft.state() === 'saving'
  if (!isOpen()) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, SAVED_WITHIN_MS)
    draft.onState(() => isOpen() || resolve())
  })
}

const words: Partial<Record<DraftState, string>> = { saved: copy.saved, unsent: copy.unsent }

/** Sends the form when there is a line: until then the page stays as it is, chosen files too. */
async function sendWhenReached(say: (text: string) => void): Promise<void> {
  say(copy.sending)
  while (!(await isReached())) {
    say(copy.waiting)
    await pause(AGAIN_MS)
  }
}

/** Sends the form as this button does; before Safari 16 it can only be pressed. */
function submitBy(form: HTMLFormElement, button: HTMLElement | null): void {
  if ('requestSubmit' in HTMLFormElement.prototype) form.requestSubmit(button)
  else button?.click()
}

/** Whether the form says by which of its buttons it is sent; before Safari 15.4 it does not, and is sent by the browser alone. */
const namesButton = (event: Event): boolean => 'submitter' in event

/** Holds a submit back until the server is reached and what was typed lies in the account, then lets it go. */
function holdSubmit(
  form: HTMLFormElement,
  say: (text: string) => void,
  opening: Promise<KeptDraft<object>>,
): () => boolean {
  let step: 'typing' | 'waiting' | 'ready' = 'typing'
  const send = async (submitter: HTMLElement | null) => {
    await sendWhenReached(say)
    await settled(await opening)
    step = 'ready'
    submitBy(form, submitter)
  }
  form.addEventListener('submit', (event) => {
    if (step === 'ready' || !namesButton(event)) return
    event.preventDefault()
    if (step === 'typing') void send(event.submitter)
    step = 'waiting'
  })
  return () => step !== 'typing'
}

async function keep(form: HTMLFormElement): Promise<void> {
  const { names: all, ...place } = JSON.parse(form.dataset.keep ?? '') as DraftPlaceView & { names: string[] }
  const names = namesOf(form, all)
  const line = form.querySelector('[data-keeping]')
  const say = (text: string) => line?.replaceChildren(text)
  const opening = openDraft<object>(place, makeDraftServer(client))
  const isSending = holdSubmit(form, say, opening)
  const draft = await opening
  const isRefused = form.querySelector('[aria-invalid]') !== null
  if (draft.state() === 'saving' && draft.restored && !isRefused) fillIn(form, typedOf(draft.restored, names))
  form.addEventListener('input', () => draft.keep(draftOf(typedIn(form, names), names)))
  draft.onState(() => {
    if (!isSending()) say(words[draft.state()] ?? '')
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) void keep(form)
