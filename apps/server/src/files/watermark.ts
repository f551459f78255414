import { Worker } from 'node:worker_threads'

export interface WatermarkTask {
  readonly bytes: Uint8Array
  readonly mime: string
  /** What stands over every page. */
  readonly lines: readonly string[]
}

/** Long enough for any file of 10 MiB, and well below the limit of a call. */
const LIMIT_MS = 15_000
const MEMORY_MB = 512

/**
 * The file as a PDF with the lines over every page; undefined where it cannot be read, or only with a password. Drawn in a thread
 * of its own with limits, because the file is a stranger's and may have been made to take long.
 */
export function watermarked(task: WatermarkTask): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./watermark-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return new Promise((resolve) => {
    const end = (drawn: Buffer | undefined) => {
      clearTimeout(timer)
      resolve(drawn)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(undefined), LIMIT_MS)
    worker.once('message', (drawn: Uint8Array) => end(Buffer.from(drawn)))
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
  })
}
