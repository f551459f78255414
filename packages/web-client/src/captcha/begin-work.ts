export interface Work {
  /** Resolves with undefined where there is nothing to do, or the browser cannot do it; the server then says so. */
  readonly proof: Promise<string | undefined>
  /** Whether one has to wait for it. */
  readonly isRunning: () => boolean
  /** Ends the work of a captcha that nobody will use. */
  readonly stop: () => void
}

/** Starts the work of a captcha beside the page, while the person types. */
export function beginWork(work: string | undefined): Work {
  if (work === undefined) {
    return { proof: Promise.resolve(undefined), isRunning: () => false, stop: () => {} }
  }
  let isRunning = true
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const end = (proof?: string) => {
    isRunning = false
    worker.terminate()
    resolve(proof)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => end(data))
  worker.addEventListener('error', () => end())
  worker.postMessage(work)
  return { proof: promise, isRunning: () => isRunning, stop: () => end() }
}
