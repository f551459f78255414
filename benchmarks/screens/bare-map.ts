import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The outlines of the province out of the page itself: what it draws is drawn here too, and nothing else. */
function outlinesOf(html: string): string {
  const found = html.match(/<path id="area-\d+" d="[^"]+"/g) ?? []
  if (found.length === 0) throw new Error('the page has no map: it is not what it should be')
  return found.map((path) => `${path} fill="#18212c" stroke="#98a2af"/>`).join('')
}

/** The map as the page draws it, with its hills, names and figures, and the style it has there. */
function drawnMapOf(html: string): string {
  const map = /<svg class="full"[\s\S]*?<\/svg>/.exec(html)?.[0]
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1]
  if (!map || !style) throw new Error('the page has no map: it is not what it should be')
  return `<style>${style}</style><div class="wall"><div class="stage">${map}</div></div>`
}

/** The same map with the same data as a page of its own: no frame, no ranking, no script, no file. */
export const startDrawnMap = (html: string) =>
  startPage(`<!doctype html><meta charset="utf-8"><title>map</title>${drawnMapOf(html)}`)

/** A page with the outlines alone and the same figures in it unseen, without style, script or letters beside it. */
export const startBareMap = (html: string, figures: string) =>
  startPage(`<!doctype html><meta charset="utf-8"><title>map</title><body style="margin:0;background:#10151c">
<svg viewBox="0 0 1000 787" width="1920" height="1080">${outlinesOf(html)}</svg>
<p style="color:#fff">map</p><script type="application/json">${figures.replaceAll('<', '\\u003c')}</script>`)

/**
 * With the header for which a browser begins the real page in a process of its own: without it the page that is compared would go
 * on in the one that stands already, and be 25 ms ahead before its first byte.
 */
async function startPage(page: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.setHeader('cross-origin-opener-policy', 'same-origin')
    answer.end(page)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() }
}
