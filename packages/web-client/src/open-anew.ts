import { tabTexts } from './kept-texts.ts'

const OPENED = 'lqr:newer-release'
/** What fails again sooner is broken in the newer release too. */
const AGAIN_AFTER_MS = 60_000

/** Whether this tab has lately been opened anew for another release. */
export function wasOpenedAnew(): boolean {
  return Date.now() - Number(tabTexts.read(OPENED) ?? 0) < AGAIN_AFTER_MS
}

/** Opens the page as the release that is served has it. What was typed is in the drafts. */
export function openAnew(): void {
  tabTexts.keep(OPENED, String(Date.now()))
  location.reload()
}
