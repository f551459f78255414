import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ConnectorFailure, signature } from '../signed-request.ts'
import { makeBankOpeningHttp } from './bank-opening-http.ts'
import type { AppointmentMessage } from './bank-opening-port.ts'
import { makeBankOpeningSandbox } from './bank-opening-sandbox.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const MESSAGE: AppointmentMessage = {
  action: 'cancel',
  applyNo: 'KH20261120-000001',
  dedupeKey: 'one',
  branchCode: '313821000016',
  appointTime: '2026-11-25T09:00:00+08:00',
  reference: 'R1',
  form: null,
}

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
}

/** A bank that answers in turn, the last answer for ever. */
async function bank(...answers: [status: number, body: string][]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url ?? '', body })
      const [status, text] = answers[Math.min(received.length, answers.length) - 1] ?? [200, '{}']
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, connector: makeBankOpeningHttp('PDB', { url, secret: 'shared', pauseMs: 1 }) }
}

test('a bank gets a signed message that names its form, and its reference is taken over', async () => {
  const { received, connector } = await bank([200, '{"reference":"PD-77"}'])
  expect(await connector.send(MESSAGE)).toEqual({ reference: 'PD-77' })
  const [{ headers, path, body }] = received as [Received]
  expect(path).toBe('/appointments')
  expect(JSON.parse(body)).toEqual({ profile: 'PDB', ...MESSAGE })
  const right = signature('shared', String(headers['x-timestamp']), String(headers['x-nonce']), body)
  expect(headers['x-signature']).toBe(right)
})

test('a passing failure is tried again under the same request id, a lasting one is given up', async () => {
  const passing = await bank([503, '{}'], [200, '{"reference":"PD-78"}'])
  expect(await passing.connector.send(MESSAGE)).toEqual({ reference: 'PD-78' })
  expect(new Set(passing.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
  const lasting = await bank([500, '{}'])
  await expect(lasting.connector.send(MESSAGE)).rejects.toThrow(ConnectorFailure)
  expect(lasting.received).toHaveLength(2)
})

test('an answer without a reference is a failure of the bank', async () => {
  const { connector } = await bank([200, '{"ok":true}'])
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
