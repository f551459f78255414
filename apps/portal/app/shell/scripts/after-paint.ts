/** Types and relations that the browser passes over until `START_AFTER_PAINT` makes scripts and preloads of them. */
export const WAITING_MODULE = 'module-after-paint'
export const WAITING_PRELOAD = 'modulepreload-after-paint'
/** Style sheets wait in their place, without an address: with another relation React would move them, and one that is known is fetched in spite of its media. */
export const WAITING_MEDIA = 'not all'

const LATEST_MS = 2_000
/** Where the portal serves what the oldest browsers lack; built by itself (`vite/scripts-alone.ts`). */
const OLD_BROWSERS = '/old-browsers.js'

/** Runs as text in the page, so it may use nothing but its arguments. */
function startAfterPaint(
  waitingModule: string,
  waitingPreload: string,
  waitingMedia: string,
  latestMs: number,
  oldBrowsers: string,
): void {
  const nonce = document.currentScript?.nonce
  let isStarted = false
  const show = (sheet: HTMLLinkElement) => {
    sheet.media = 'all'
    const { href } = sheet.dataset
    if (href) sheet.href = href
    delete sheet.dataset.href
  }
  const preload = (link: HTMLLinkElement) => {
    link.rel = 'modulepreload'
  }
  const run = (waiting: HTMLScriptElement) => {
    // Whoever smuggles in a script that waits has no nonce to give it, and gets none from here.
    if (waiting.nonce !== nonce) return
    const script = document.createElement('script')
    script.type = 'module'
    if (nonce) script.nonce = nonce
    script.textContent = waiting.textContent
    document.head.append(script)
    script.remove()
  }
  const steps: (() => void)[] = []
  const { port1: next, port2: now } = new MessageChannel()
  next.addEventListener('message', () => steps.shift()?.())
  next.start()
  /** Each in a task of its own: a tap finds its turn between two of them. */
  const each = <E extends Element>(selector: string, act: (element: E) => void) => {
    for (const element of document.querySelectorAll<E>(selector)) {
      steps.push(() => act(element))
      now.postMessage(undefined)
    }
  }
  const startScripts = () => {
    each(`link[rel=${waitingPreload}]`, preload)
    each(`script[type=${waitingModule}]`, run)
  }
  /** First what an old browser lacks. */
  const completeBrowser = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = oldBrowsers
    if (nonce) script.nonce = nonce
    script.addEventListener('load', startScripts)
    document.head.append(script)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    each(`link[media="${waitingMedia}"]`, show)
    if ('withResolvers' in Promise) startScripts()
    else completeBrowser()
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, latestMs)
}

/**
 * Starts the page's own scripts when its content has been painted, or after two seconds where nothing is, as in a tab
 * behind another: what comes over a slow line before the first paint is content alone. A browser that lacks the newest
 * that is used of the library of the language, `Promise.withResolvers`, is completed before (decision 0194).
 */
export const START_AFTER_PAINT = `(${startAfterPaint.toString()})(${[WAITING_MODULE, WAITING_PRELOAD, WAITING_MEDIA].map((type) => `'${type}'`).join()},${LATEST_MS},'${OLD_BROWSERS}')`
