/** Types and relations that the browser passes over until `START_AFTER_PAINT` makes scripts and preloads of them. */
export const WAITING_MODULE = 'module-after-paint'
export const WAITING_PRELOAD = 'modulepreload-after-paint'
/** Style sheets wait in their place, without an address: with another relation React would move them, and one that is known is fetched in spite of its media. */
export const WAITING_MEDIA = 'not all'

const LATEST_MS = 2_000

/** Runs as text in the page, so it may use nothing but its arguments. */
function startAfterPaint(
  waitingModule: string,
  waitingPreload: string,
  waitingMedia: string,
  latestMs: number,
): void {
  const nonce = document.currentScript?.nonce
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${waitingMedia}"]`)) {
      link.media = 'all'
      const { href } = link.dataset
      if (href) link.href = href
      delete link.dataset.href
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${waitingPreload}]`))
      link.rel = 'modulepreload'
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type=${waitingModule}]`)) {
      // Whoever smuggles in a script that waits has no nonce to give it, and gets none from here.
      if (waiting.nonce !== nonce) continue
      const script = document.createElement('script')
      script.type = 'module'
      if (nonce) script.nonce = nonce
      script.textContent = waiting.textContent
      document.head.append(script)
      script.remove()
    }
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, latestMs)
}

/**
 * Starts the page's own scripts when its content has been painted, or after two seconds where nothing is, as in a tab
 * behind another: what comes over a slow line before the first paint is content alone.
 */
export const START_AFTER_PAINT = `(${startAfterPaint.toString()})(${[WAITING_MODULE, WAITING_PRELOAD, WAITING_MEDIA].map((type) => `'${type}'`).join()},${LATEST_MS})`
