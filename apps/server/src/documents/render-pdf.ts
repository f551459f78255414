import { Worker } from 'node:worker_threads'

/** A document to be typeset: a template of typst, and what it reads of `sys.inputs.data` as JSON. */
export interface DocumentTask {
  readonly template: string
  readonly data: object
}

/** What the thread answers. */
export type Rendered =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly problem: string }

interface Waiting {
  readonly resolve: (pdf: Buffer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** Counted from the asking: on a busy machine the thread starts, and others are typeset, in it as well. */
const LIMIT_MS = 60_000
/** How long the thread is kept for the next document: starting it takes longer than a page. */
const IDLE_MS = 60_000

interface Typesetter {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  idle: NodeJS.Timeout | undefined
}

let typesetter: Typesetter | undefined
let last = 0

/**
 * Typesets a document in a thread of its own, so that no request waits for it; fonts are embedded, as far as they are used. What is in
 * `data` is data and never markup. Rejects when the template does not compile or the document takes too long.
 */
export function renderPdf(task: DocumentTask): Promise<Buffer> {
  const { worker, waiting } = begin()
  last += 1
  const id = last
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(worker, new Error('a document took too long')), LIMIT_MS)
    waiting.set(id, { resolve, reject, timer })
    worker.postMessage({ id, ...task })
  })
}

/** Starts the thread for a document that is about to come, while what stands in it is being read. */
export function expectDocument(): void {
  const current = begin()
  if (current.waiting.size === 0) rest(current)
}

/** Ends the thread when no document comes for a while. */
function rest(current: Typesetter): void {
  current.idle = setTimeout(() => end(current.worker, new Error('idle')), IDLE_MS)
  current.idle.unref()
}

function begin(): Typesetter {
  if (typesetter) {
    clearTimeout(typesetter.idle)
    return typesetter
  }
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  worker.on('message', (rendered: Rendered) => settle(worker, rendered))
  worker.on('error', (error: Error) => end(worker, error))
  worker.on('exit', () => end(worker, new Error('the thread of documents ended')))
  worker.unref()
  typesetter = { worker, waiting: new Map(), idle: undefined }
  return typesetter
}

function settle(worker: Worker, rendered: Rendered): void {
  const current = typesetter
  const one = current?.worker === worker ? current.waiting.get(rendered.id) : undefined
  if (!current || !one) return
  current.waiting.delete(rendered.id)
  clearTimeout(one.timer)
  if ('bytes' in rendered) one.resolve(Buffer.from(rendered.bytes))
  else one.reject(new Error(rendered.problem))
  if (current.waiting.size > 0) return
  rest(current)
}

/** Ends the thread and everything that still waits for it. */
function end(worker: Worker, error: Error): void {
  if (typesetter?.worker !== worker) return
  const { waiting, idle } = typesetter
  typesetter = undefined
  clearTimeout(idle)
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(error)
  }
  void worker.terminate()
}
