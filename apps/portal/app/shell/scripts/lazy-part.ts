import { lazy } from 'react'
import { copy } from '../frame-copy.ts'
import { showToast } from '../toast/toast-store.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']
type Load<P extends Part> = () => Promise<{ default: P }>

function untilLineIsBack(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, longestMs)
    addEventListener('online', done)
  })
}

async function untilItComes<P extends Part>(load: Load<P>, onFailure?: () => void): ReturnType<Load<P>> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      if (pause === FIRST_PAUSE_MS) onFailure?.()
      await untilLineIsBack(pause)
    }
  }
}

/** A part whose code comes later. Without a line its HTML stays as the server sent it: a part must not cost the page. */
export const lazyPart = <P extends Part>(load: Load<P>) => lazy(() => untilItComes(load))

/** A part somebody opens: without a line it says so, and opens by itself when the line is back. */
export const lazyOpened = <P extends Part>(load: Load<P>) =>
  lazy(() => untilItComes(load, () => showToast({ tone: 'error', text: copy.waitsForLine })))
