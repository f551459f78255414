import { afterEach, expect, test } from 'vitest'
import { CONNECTOR_RULES } from '../connector-rules.ts'
import { ConnectorFailure } from '../signed-request.ts'
import {
  STAND_IN_SECRET as secret,
  type Behaviour,
  type Received,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { makeBankOpeningHttp } from './bank-opening-http.ts'
import type { AppointmentMessage } from './bank-opening-port.ts'
import { makeBankOpeningSandbox } from './bank-opening-sandbox.ts'

const running: StandIn[] = []
afterEach(() => Promise.all(running.splice(0).map((system) => system.close())))

const MESSAGE: AppointmentMessage = {
  action: 'cancel',
  applyNo: 'KH20261120-000001',
  dedupeKey: 'one',
  branchCode: '313821000016',
  appointTime: '2026-11-25T09:00:00+08:00',
  reference: 'R1',
  form: null,
}

/** A bank that answers so, and behaves in turn, the last way for ever. */
async function bank(answer: unknown, ...behaviours: Behaviour[]) {
  const system = await startStandIn(() => answer)
  if (behaviours.length > 0) system.behave(...behaviours)
  running.push(system)
  const settings = { url: system.url, secret, ...CONNECTOR_RULES.bankPdb, pauseMs: 1 }
  return { received: system.received, connector: makeBankOpeningHttp('PDB', settings) }
}

test('a bank gets a signed message that names its form, and its reference is taken over', async () => {
  const { received, connector } = await bank({ reference: 'PD-77' })
  expect(await connector.send(MESSAGE)).toEqual({ reference: 'PD-77' })
  const [{ path, body, isSigned }] = received as [Received]
  expect({ path, isSigned }).toEqual({ path: '/appointments', isSigned: true })
  expect(JSON.parse(body)).toEqual({ profile: 'PDB', ...MESSAGE })
})

test('a passing failure is tried again under the same request id, a lasting one is given up', async () => {
  const passing = await bank({ reference: 'PD-78' }, 503, 'well')
  expect(await passing.connector.send(MESSAGE)).toEqual({ reference: 'PD-78' })
  expect(new Set(passing.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
  const lasting = await bank({}, 500)
  await expect(lasting.connector.send(MESSAGE)).rejects.toThrow(ConnectorFailure)
  expect(lasting.received).toHaveLength(2)
})

test('an answer without a reference is a failure of the bank', async () => {
  const { connector } = await bank({ ok: true })
  await expect(connector.send(MESSAGE)).rejects.toThrow('unexpected answer')
})

test('the sandbox gives one appointment one reference, marked as a demonstration', async () => {
  const sandbox = makeBankOpeningSandbox('LZB')
  const first = await sandbox.send({ ...MESSAGE, reference: null })
  expect(first.reference).toMatch(/^LZB-DEMO-[0-9A-F]{10}$/)
  expect(await sandbox.send({ ...MESSAGE, reference: null })).toEqual(first)
  expect((await sandbox.send({ ...MESSAGE, reference: null, dedupeKey: 'two' })).reference).not.toBe(
    first.reference,
  )
})
