import { openAnew, wasOpenedAnew } from '@lqr/web-client/open-anew.ts'

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
 * are gone with it.
 */
export async function openNewerRelease(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own || wasOpenedAnew()) return
  const served = await pageAsServed()
  if (served === undefined || served.includes(new URL(own.src).pathname)) return
  openAnew()
}
