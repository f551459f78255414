import { type Benchmark, shown } from '../harness/measure.ts'
import { startProduct } from '../harness/processes.ts'
import { importsOf, scriptsOfPage } from './script-imports.ts'

const REACH_KB = 110
const UNPACKED_BYTES = 1_024

/** P7: all JavaScript a first visit of /index loads before anybody does anything, as it goes over the wire in brotli. */
export const firstVisit: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const product = await startProduct(dataDir, '/index')
  try {
    const page = new URL('/index', product.url)
    const html = await (await fetch(page)).text()
    const sizes = new Map<string, number>()
    const wanted = scriptsOfPage(html).map((name) => new URL(name, page).href)
    for (let address = wanted.pop(); address !== undefined; address = wanted.pop()) {
      if (sizes.has(address)) continue
      const { bytes, code } = await load(address)
      sizes.set(address, bytes)
      wanted.push(...importsOf(code).map((name) => new URL(name, address).href))
    }
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    if (sizes.size === 0) throw new Error('/index loads no script: the page is not what it should be')
    const largest = [...sizes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([address, bytes]) => ({ file: new URL(address).pathname, bytes }))
    return [
      {
        id: 'P7',
        what: `首次访问 /index 的全部 JavaScript（${sizes.size} 个文件，brotli）`,
        reached: `${shown(total / 1_024, 1)} KB`,
        reach: `≤ ${REACH_KB} KB`,
        isReached: total <= REACH_KB * 1_024,
        detail: { totalBytes: total, files: largest },
      },
    ]
  } finally {
    await product.stop()
  }
}

/** The bytes of a script on the wire, and its text. A file too small to be worth packing may come as it is. */
async function load(address: string): Promise<{ bytes: number; code: string }> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
  const isPacked = answer.headers.get('content-encoding') === 'br'
  if (!isPacked && !(bytes < UNPACKED_BYTES)) throw new Error(`${address} is not sent in brotli`)
  return { bytes, code: await answer.text() }
}
