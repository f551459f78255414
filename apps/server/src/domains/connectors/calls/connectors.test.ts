import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  listConnectorCalls,
  listConnectors,
  switchConnector,
  tryConnector,
} from '@lqr/contract/connectors/calls.ts'
import type { ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import { estimateProperty } from '@lqr/contract/valuations/calls.ts'
import { makeOutbound } from '../../../connectors/outbound/outbound.ts'
import { STAND_IN_SECRET, type StandIn, startStandIn } from '../../../connectors/testing/stand-in.fixtures.ts'
import { warnOfSandboxes } from '../../../start-process.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readConnectors } from '../read-connectors.ts'

let t: TestApp
let valuer: StandIn
let token: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  valuer = await startStandIn()
  t = await makeTestApp({}, undefined, {
    VALUATION_URL: valuer.url,
    VALUATION_SECRET: STAND_IN_SECRET,
  })
  token = await signInEach(t)
})
beforeEach(async () => {
  valuer.behave('well')
  await t.services.outbound.log.flush()
  await t.services.pool.query('delete from connector_call; delete from connector_switch')
  await t.services.outbound.readSwitches()
})
afterAll(async () => {
  await t.close()
  await valuer.close()
})

const property = {
  areaCode: '620102',
  address: '示例路 1 号 2 栋 301 室',
  kind: 'house',
  ownership: 'granted',
  areaSquareMetres: 120.5,
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
} as const
const estimate = () => t.call(estimateProperty, { body: property })
const attempt = (kind: ConnectorKindCode, as = token.operator) =>
  t.call(tryConnector, { params: { kind } }, { token: as })
const turn = (kind: ConnectorKindCode, isOff: boolean, reason = '对方系统升级，预计 18:00 恢复') =>
  t.call(switchConnector, { params: { kind }, body: { isOff, reason } }, { token: token.operator })
async function find(kind: ConnectorKindCode) {
  await t.services.outbound.log.flush()
  const { list } = (await t.call(listConnectors, {}, { token: token.operator })).data
  return list.find((one) => one.kind === kind)
}
async function calls(kind: ConnectorKindCode, over: object = {}) {
  await t.services.outbound.log.flush()
  return (await t.call(listConnectorCalls, { body: { kind, ...over } }, { token: token.operator })).data
}

test('every system that is asked is listed, with what answers and how it stands', async () => {
  const { list } = (await t.call(listConnectors, {}, { token: token.admin })).data
  expect(list.map(({ kind, adapter, standing }) => [kind, adapter, standing])).toEqual([
    ['sms', 'sandbox', 'sandbox'],
    ['unifiedIdentity', 'sandbox', 'sandbox'],
    ['registry', 'sandbox', 'sandbox'],
    ['tax', 'sandbox', 'sandbox'],
    ['bankLzb', 'sandbox', 'sandbox'],
    ['bankPdb', 'sandbox', 'sandbox'],
    ['valuation', 'http', 'unused'],
    ['companySync', 'sandbox', 'sandbox'],
    ['signing', 'sandbox', 'sandbox'],
  ])
  expect(list.every(({ isMadeUp }) => !isMadeUp)).toBe(true)
})

test('a trial asks without anything of anybody, and its outcome is answered, logged and audited', async () => {
  expect(await attempt('valuation')).toMatchObject({ status: 200, data: { outcome: 'ok', adapter: 'http' } })
  const asked = valuer.received.at(-1)
  expect(asked).toMatchObject({ path: '/probe', body: '{}', isSigned: true })
  valuer.behave('html')
  expect((await attempt('valuation')).data.outcome).toBe('wrong')
  expect((await attempt('sms')).data).toMatchObject({ outcome: 'ok', adapter: 'sandbox' })
  expect((await attempt('signing')).data).toMatchObject({ outcome: 'ok', adapter: 'sandbox' })
  const { list, total } = await calls('valuation')
  expect(total).toBe(2)
  expect(list.map(({ operation, outcome }) => [operation, outcome])).toEqual([
    ['probe', 'wrong'],
    ['probe', 'ok'],
  ])
  expect(list[1]?.requestId).toBe(asked?.headers['x-request-id'])
  const { rows } = await t.services.pool.query(
    `select entity_id, detail from audit_log where action = 'try-connector' order by id`,
  )
  expect(rows).toEqual([
    { entity_id: 'valuation', detail: { outcome: 'ok' } },
    { entity_id: 'valuation', detail: { outcome: 'wrong' } },
    { entity_id: 'sms', detail: { outcome: 'ok' } },
    { entity_id: 'signing', detail: { outcome: 'ok' } },
  ])
})

test('health is counted over the calls of the last hour', async () => {
  await attempt('valuation')
  valuer.behave('brokenJson')
  await estimate()
  valuer.behave(403)
  await estimate()
  expect(await find('valuation')).toMatchObject({ calls: 3, failures: 1, standing: 'troubled' })
  expect((await find('valuation'))?.lastGoodAt).not.toBeNull()
  await t.services.pool.query(`update connector_call set started_at = started_at - interval '1 hour'`)
  expect(await find('valuation')).toMatchObject({ calls: 0, failures: 0, standing: 'well' })
  expect((await calls('valuation', { outcome: 'refused' })).list).toMatchObject([
    { operation: 'estimate', attempts: 1 },
  ])
  expect((await calls('valuation', { pageSize: 1, currentPageNum: 2 })).list).toMatchObject([
    { outcome: 'wrong' },
  ])
})

test('what is asked and answered stands nowhere in the log', async () => {
  await estimate()
  await t.services.outbound.log.flush()
  const { rows } = await t.services.pool.query('select to_jsonb(c)::text as text from connector_call c')
  expect(rows).toHaveLength(1)
  expect(String(rows[0]?.text)).not.toContain('示例路')
})

test('a system that is switched off answers at once with the reason and what to do, and can be tried meanwhile', async () => {
  const before = valuer.received.length
  expect(await turn('valuation', true)).toMatchObject({
    status: 200,
    data: { kind: 'valuation', isOff: true, standing: 'off', reason: '对方系统升级，预计 18:00 恢复' },
  })
  await t.services.outbound.readSwitches()
  expect(await estimate()).toMatchObject({
    status: 503,
    error: { key: 'kernel.connectorOff' },
    msg: '房产估价服务已停用：对方系统升级，预计 18:00 恢复。填写的内容还在，请稍后再估价；已保存的估价可继续用于申请。',
  })
  expect(valuer.received).toHaveLength(before)
  expect((await attempt('valuation')).data.outcome).toBe('ok')
  expect(await find('valuation')).toMatchObject({ calls: 1, failures: 0 })
  expect((await calls('valuation', { outcome: 'off' })).total).toBe(1)
  expect(await turn('valuation', false, '对方已恢复')).toMatchObject({ status: 200, data: { isOff: false } })
  await t.services.outbound.readSwitches()
  valuer.behave(403)
  expect((await estimate()).error?.key).toBe('valuations.sourceUnavailable')
})

test('a switch is felt by every process', async () => {
  const other = makeOutbound(t.services.db, { connections: 5, now: () => new Date(), onError: () => {} })
  const gate = other.open('valuation', 'http')
  const ask = () => gate.run('estimate', () => Promise.resolve('well'))
  expect(await ask()).toBe('well')
  await turn('valuation', true)
  await other.readSwitches()
  await expect(ask()).rejects.toThrow('房产估价服务已停用')
  await turn('valuation', false, '对方已恢复')
  await other.readSwitches()
  expect(await ask()).toBe('well')
  await other.close()
})

test('a switch needs a reason, is audited, and turned twice says so', async () => {
  expect(await turn('sms', true, '')).toMatchObject({
    status: 422,
    error: { fields: { reason: '请输入说明' } },
  })
  expect((await turn('sms', false)).error?.key).toBe('connectors.alreadySwitched')
  expect((await turn('sms', true)).status).toBe(200)
  expect((await turn('sms', true)).error?.key).toBe('connectors.alreadySwitched')
  const { rows } = await t.services.pool.query(
    `select detail from audit_log where action = 'switch-connector' and entity_id = 'sms'`,
  )
  expect(rows).toEqual([{ detail: { isOff: true, reason: '对方系统升级，预计 18:00 恢复' } }])
})

test('of two who switch at the same moment one is told that the other was first', async () => {
  const both = await Promise.all([turn('bankPdb', true), turn('bankPdb', true)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('each process tells how it stands, and one that fell silent is not shown', async () => {
  await t.services.outbound.report()
  await t.services.pool.query(`insert into connector_instance values
    (gen_random_uuid(), 'valuation', 'http', 'open', 1, 2, now(), now()),
    (gen_random_uuid(), 'valuation', 'http', 'open', 0, 0, now(), now() - interval '2 minutes')`)
  expect(await find('valuation')).toMatchObject({
    standing: 'open',
    processes: [
      { place: 1, breaker: 'closed', running: 0, waiting: 0 },
      { place: 2, breaker: 'open', running: 1, waiting: 2 },
    ],
  })
  await t.services.pool.query(`update connector_instance set reported_at = now() - interval '11 minutes'
    where breaker = 'open'`)
  await t.services.outbound.report()
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from connector_instance where breaker = 'open'`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('outside of the demonstration a sandbox in force is said at the start and on the page', async () => {
  const said: unknown[][] = []
  const log = { warn: (...words: unknown[]) => void said.push(words) }
  warnOfSandboxes(t.services.outbound, log)
  expect(String(said[0]?.[1])).toContain(
    '短信网关、统一身份认证、工商与信用数据、税务数据、银行开户预约（LZB）、银行开户预约（PDB）、企业信息同步',
  )
  expect(String(said[0]?.[1])).not.toContain('估价')
  expect(String(said[0]?.[1])).not.toContain('签名机')
  warnOfSandboxes({ states: () => [] }, log)
  expect(said).toHaveLength(1)
  const services = { ...t.services, config: { ...t.services.config, demo: false } }
  const list = await readConnectors(services.db, services, new Date())
  expect(list.flatMap(({ kind, isMadeUp }) => (isMadeUp ? [kind] : []))).toEqual([
    'sms',
    'unifiedIdentity',
    'registry',
    'tax',
    'bankLzb',
    'bankPdb',
    'companySync',
  ])
})

test('metrics count calls by outcome and tell the breaker', async () => {
  await attempt('valuation')
  const { body } = await t.app.inject({ url: '/metrics' })
  expect(body).toMatch(/connector_calls_total\{connector="valuation",outcome="ok"\} \d/)
  expect(body).toContain('connector_breaker_open{connector="valuation"} 0')
  expect(body).toContain('connector_log_dropped 0')
})

test('what is no outside system is refused', async () => {
  expect((await t.send(tryConnector, { params: { kind: 'fax' } }, { token: token.operator })).status).toBe(
    422,
  )
})

test('nobody but operators sees, tries or switches outside systems', async () => {
  for (const as of [token.officer, token.government, token.enterprise, undefined]) {
    const status = as === undefined ? 401 : 403
    const given = as === undefined ? {} : { token: as }
    const body = { isOff: true, reason: '试一试' }
    expect((await t.call(listConnectors, {}, given)).status).toBe(status)
    expect((await t.call(listConnectorCalls, { body: { kind: 'sms' } }, given)).status).toBe(status)
    expect((await t.call(tryConnector, { params: { kind: 'sms' } }, given)).status).toBe(status)
    expect((await t.call(switchConnector, { params: { kind: 'sms' }, body }, given)).status).toBe(status)
  }
})
