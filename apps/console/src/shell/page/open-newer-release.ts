import { tabTexts } from '@lqr/web-client/kept-texts.ts'

const OPENED = 'lqr:newer-release'
/** What fails again sooner is broken in the newer release too. */
const AGAIN_AFTER_MS = 60_000

async function pageAsServed(): Promise<string | undefined> {
  try {
    const answer = await fetch('/console', { cache: 'no-store' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens the page anew where another release is served than the one this tab was opened with: the parts it has not loaded yet
 * are gone with it. What was typed is in the drafts.
 */
export async function openNewerRelease(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own || Date.now() - Number(tabTexts.read(OPENED) ?? 0) < AGAIN_AFTER_MS) return
  const served = await pageAsServed()
  if (served === undefined || served.includes(new URL(own.src).pathname)) return
  tabTexts.keep(OPENED, String(Date.now()))
  location.reload()
}
