import { afterEach, describe, expect, it } from 'vitest'
import { ConnectorFailure } from '../signed-request.ts'
import {
  PATIENT_MS,
  STAND_IN_SECRET as secret,
  type Behaviour,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { makeUnifiedIdentityHttp } from './unified-identity-http.ts'

describe('the unified identity service', () => {
  const running: StandIn[] = []
  afterEach(() => Promise.all(running.splice(0).map((system) => system.close())))

  /** A service that gives this answer to everybody. */
  async function service(answer: unknown, behaviour: Behaviour = 'well') {
    const system = await startStandIn(() => answer)
    system.behave(behaviour)
    running.push(system)
    const connector = makeUnifiedIdentityHttp({
      url: system.url,
      secret,
      loginUrl: 'https://id.example/login?app=lqr',
      publicUrl: 'https://portal.example',
      timeoutMs: PATIENT_MS,
      pauseMs: 1,
    })
    return { received: system.received, connector }
  }

  it('is asked with a signed message and answers who it is', async () => {
    const person = {
      subject: 's-1',
      name: '示例',
      phone: '13900000001',
      phoneVerified: true,
      extra: 'dropped',
    }
    const { received, connector } = await service({ valid: true, person })
    expect(await connector.exchange('t-1')).toEqual({
      subject: 's-1',
      name: '示例',
      phone: '13900000001',
      phoneVerified: true,
      corporateName: null,
      creditCode: null,
    })
    expect(received.map(({ path, body, isSigned }) => [path, body, isSigned])).toEqual([
      ['/exchange', '{"ticket":"t-1"}', true],
    ])
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
