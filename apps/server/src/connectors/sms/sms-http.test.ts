import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConnectorFailure } from '../signed-request.ts'
import {
  PATIENT_MS,
  STAND_IN_SECRET as secret,
  type Received,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { makeSmsHttp } from './sms-http.ts'

describe('the SMS gateway', () => {
  let gateway: StandIn
  beforeEach(async () => {
    gateway = await startStandIn()
  })
  afterEach(() => gateway.close())

  function sender(timeoutMs = PATIENT_MS) {
    const url = gateway.url
    const sms = makeSmsHttp({ url, secret, timeoutMs, pauseMs: 1, openAfter: 4, openForMs: 60_000 })
    return { ...sms, send: () => sms.sendCode({ phone: '13900000001', scene: 'login', code: '123456' }) }
  }

  it('gets a signed message', async () => {
    await sender().send()
    const [{ path, body, isSigned }] = gateway.received as [Received]
    expect({ path, isSigned }).toEqual({ path: '/send', isSigned: true })
    expect(JSON.parse(body)).toEqual({ phone: '13900000001', scene: 'login', code: '123456' })
  })

  it('is asked again after a passing failure, under the same request id', async () => {
    gateway.behave(503, 503, 'well')
    await sender().send()
    expect(gateway.received).toHaveLength(3)
    expect(new Set(gateway.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
  })

  it('is not asked again after a refusal', async () => {
    gateway.behave(400)
    await expect(sender().send()).rejects.toThrow(ConnectorFailure)
    expect(gateway.received).toHaveLength(1)
  })

  it('is given up on when it hangs', async () => {
    gateway.behave('hang')
    await expect(sender(100).send()).rejects.toThrow(ConnectorFailure)
  })

  it('is left alone for a while after failures in a row', async () => {
    gateway.behave(500)
    const { send } = sender()
    await expect(send()).rejects.toThrow('status 500')
    await expect(send()).rejects.toThrow('circuit open')
    await expect(send()).rejects.toThrow('circuit open')
    expect(gateway.received).toHaveLength(4)
  })

  it('is tried without a message to anybody', async () => {
    await sender().probe()
    expect(gateway.received.map(({ path, body }) => [path, body])).toEqual([['/probe', '{}']])
  })
})
