import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ConnectorFailure, signature } from '../signed-request.ts'
import { makeUnifiedIdentityHttp } from './unified-identity-http.ts'

describe('the unified identity service', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  /** A service that gives this answer to everybody who signs rightly. */
  async function service(answer: unknown, status = 200) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { 'x-timestamp': at, 'x-nonce': nonce, 'x-signature': given } = request.headers
        const isSigned = given === signature('shared', String(at), String(nonce), body)
        asked.push(`${request.url} ${body} ${isSigned ? 'signed' : 'unsigned'}`)
        response.writeHead(status).end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const connector = makeUnifiedIdentityHttp({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      secret: 'shared',
      loginUrl: 'https://id.example/login?app=lqr',
      publicUrl: 'https://portal.example',
      timeoutMs: 500,
      pauseMs: 1,
    })
    return { asked, connector }
  }

  it('is asked with a signed message and answers who it is', async () => {
    const person = {
      subject: 's-1',
      name: '示例',
      phone: '13900000001',
      phoneVerified: true,
      extra: 'dropped',
    }
    const { asked, connector } = await service({ valid: true, person })
    expect(await connector.exchange('t-1')).toEqual({
      subject: 's-1',
      name: '示例',
      phone: '13900000001',
      phoneVerified: true,
      corporateName: null,
      creditCode: null,
    })
    expect(asked).toEqual(['/exchange {"ticket":"t-1"} signed'])
  })

  it('may refuse a ticket', async () => {
    const { connector } = await service({ valid: false })
    expect(await connector.exchange('t-2')).toBeUndefined()
  })

  it.each([
    [{ valid: true }],
    [{ valid: true, person: { subject: '', name: 'x' } }],
    [{ valid: true, person: { subject: 's', name: 'x', phone: '1' } }],
    [{ valid: 'true', person: { subject: 's', name: 'x' } }],
    ['nonsense'],
  ])('is not believed when it answers %j', async (answer) => {
    const { connector } = await service(answer)
    await expect(connector.exchange('t-3')).rejects.toThrow(ConnectorFailure)
  })

  it('fails in its own way when it is away', async () => {
    const { connector } = await service({}, 503)
    await expect(connector.exchange('t-4')).rejects.toThrow(ConnectorFailure)
  })

  it('is entered at its own page, which is told where to come back to', async () => {
    const { connector } = await service({})
    const address = new URL(connector.loginAddress('a-random-state') ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app: 'lqr',
      returnTo: 'https://portal.example/thirdLogin',
      state: 'a-random-state',
    })
  })
})
