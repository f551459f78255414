import { type ComponentType, lazy } from 'react'
import { copy } from '../frame-copy.ts'
import { showToast } from '../toast/toast-store.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

type Load<P> = () => Promise<{ default: ComponentType<P> }>

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

async function untilItComes<P>(load: Load<P>, onFailure?: () => void): ReturnType<Load<P>> {
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
export const lazyPart = <P>(load: Load<P>) => lazy(() => untilItComes(load))

/** A part somebody opens: without a line it says so, and opens by itself when the line is back. */
export const lazyOpened = <P>(load: Load<P>) =>
  lazy(() => untilItComes(load, () => showToast({ tone: 'error', text: copy.waitsForLine })))
