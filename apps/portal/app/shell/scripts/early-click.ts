/** Keeps the last click on a button until the page is alive; gone from `globalThis` afterwards. */
interface Keeper {
  (event: Event): void
  kept?: Event
}

const page = globalThis as { earlyClick?: Keeper }

/** Runs as text in the page. A link or a form works without scripts, a mere button does not. */
function keepEarlyClick(): void {
  const keep: Keeper = (event) => {
    if ((event.target as Element).closest('button[type=button]')) keep.kept = event
  }
  document.addEventListener('click', keep, true)
  ;(globalThis as { earlyClick?: Keeper }).earlyClick = keep
}

/** Stands at the top of the page: a button pressed before the scripts have come is remembered. */
export const KEEP_EARLY_CLICK = `(${keepEarlyClick.toString()})()`

/** The page is alive: what was pressed before is pressed now, once, unless React is answering that very click. */
export function replayEarlyClick(): void {
  const keeper = page.earlyClick
  if (!keeper) return
  document.removeEventListener('click', keeper, true)
  delete page.earlyClick
  const { kept } = keeper
  if (kept?.eventPhase !== Event.NONE) return
  const button = (kept.target as Element).closest('button')
  // After this commit, when every part of the page can answer.
  setTimeout(() => button?.click())
}
