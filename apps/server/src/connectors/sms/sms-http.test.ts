import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ConnectorFailure, signature } from '../signed-request.ts'
import { makeSmsHttp } from './sms-http.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

describe('the SMS gateway', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  /** A gateway that answers the given statuses in turn, the last one for ever; 0 hangs. */
  async function gateway(...statuses: number[]) {
    const received: Received[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
        if (status > 0) response.writeHead(status).end('{}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sms = makeSmsHttp({
      url,
      secret: 'shared',
      timeoutMs: 100,
      pauseMs: 1,
      openAfter: 4,
      openForMs: 60_000,
    })
    return { received, send: () => sms.sendCode({ phone: '13900000001', scene: 'login', code: '123456' }) }
  }

  it('gets a signed message', async () => {
    const { received, send } = await gateway(200)
    await send()
    const [{ headers, body }] = received as [Received]
    expect(JSON.parse(body)).toEqual({ phone: '13900000001', scene: 'login', code: '123456' })
    const expected = signature('shared', String(headers['x-timestamp']), String(headers['x-nonce']), body)
    expect(headers['x-signature']).toBe(expected)
  })

  it('is asked again after a passing failure, under the same request id', async () => {
    const { received, send } = await gateway(503, 503, 200)
    await send()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
  })

  it('is not asked again after a refusal', async () => {
    const { received, send } = await gateway(400)
    await expect(send()).rejects.toThrow(ConnectorFailure)
    expect(received).toHaveLength(1)
  })

  it('is given up on when it hangs', async () => {
    const { send } = await gateway(0)
    await expect(send()).rejects.toThrow(ConnectorFailure)
  })

  it('is left alone for a while after failures in a row', async () => {
    const { received, send } = await gateway(500)
    await expect(send()).rejects.toThrow('status 500')
    await expect(send()).rejects.toThrow('status 500')
    await expect(send()).rejects.toThrow('circuit open')
    expect(received).toHaveLength(4)
  })
})
