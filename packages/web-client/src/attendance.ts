/** So long after the last key, click, touch or move somebody is taken to be there. */
const ATTENDED_MILLISECONDS = 60_000

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll'] as const

let seenAt: number | undefined

function note(): void {
  seenAt = performance.now()
}

/** From now on it is known whether anybody attends the page; who has just opened it does. */
export function watchAttendance(): void {
  note()
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
}

/** Whether nobody has touched the page for a minute; false where nobody watches for it. */
export function isUnattended(): boolean {
  return seenAt !== undefined && performance.now() - seenAt > ATTENDED_MILLISECONDS
}
