import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

const TIMEOUT_MS = 8_000
/** Longer heads are refused; of a body nothing is read. */
const MAX_HEAD = 16_384

export interface ProbeAnswer {
  readonly status: number
  readonly location: string | undefined
}

/** Sends one request to the address given, whatever the name would resolve to by then, and reads the head of the answer alone. */
export type SendProbe = (url: URL, address: string, method: 'HEAD' | 'GET') => Promise<ProbeAnswer>

export const sendProbe: SendProbe = (url, address, method) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const found = { address, family: isIP(address) }
    const request = send(url, {
      method,
      agent: false,
      maxHeaderSize: MAX_HEAD,
      headers: { 'user-agent': 'link-check', accept: 'text/html,*/*;q=0.5' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      lookup: (_name, { all }, done) => {
        if (all) done(null, [found])
        else done(null, found.address, found.family)
      },
    })
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response
      resolve({ status: statusCode, location: headers.location })
      response.destroy()
    })
    request.on('error', reject)
    request.end()
  })
