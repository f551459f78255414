const ACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const
const LONGEST_WAIT_MILLISECONDS = 8_000

let first: Promise<void> | undefined
let isOver = false

/**
 * Resolves when the visitor first does anything, or after eight seconds; on the server at once. For parts that are only
 * links: their HTML is there and works, their code need not be part of the first load.
 */
export function afterFirstAction(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  first ??= new Promise((resolve) => {
    const done = () => {
      isOver = true
      clearTimeout(timer)
      for (const action of ACTIONS) removeEventListener(action, done)
      resolve()
    }
    const timer = setTimeout(done, LONGEST_WAIT_MILLISECONDS)
    for (const action of ACTIONS) addEventListener(action, done, { passive: true })
  })
  return first
}

/** Whether it has; for `useSyncExternalStore`. */
export const hadFirstAction = (): boolean => isOver

export function subscribeToFirstAction(changed: () => void): () => void {
  let isHeard = true
  void afterFirstAction().then(() => {
    if (isHeard) changed()
  })
  return () => {
    isHeard = false
  }
}
