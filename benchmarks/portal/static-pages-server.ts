// The limit of P6: the product's pages without their scripts, kept ready; everything a page loads comes from the product.
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { withoutScripts } from './without-scripts.ts'

const product = process.env.BENCH_PRODUCT ?? ''
const pages = new Map<string, { body: Buffer; headers: Record<string, string> }>()

async function pageOf(address: string) {
  const known = pages.get(address)
  if (known) return known
  const answer = await fetch(product + address, { headers: { accept: 'text/html' } })
  const body = brotliCompressSync(withoutScripts(await answer.text()))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
  }
  const page = { body, headers }
  pages.set(address, page)
  return page
}

const server = createServer((incoming, outgoing) => {
  const address = incoming.url ?? '/'
  if (incoming.headers.accept?.includes('text/html')) {
    void pageOf(address).then(({ body, headers }) => outgoing.writeHead(200, headers).end(body))
    return
  }
  const { method = 'GET', headers } = incoming
  const forwarded = request(product + address, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
