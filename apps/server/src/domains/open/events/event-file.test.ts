import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import { creditOpenApplication, repayOpenApplication } from '@lqr/contract/open/application-calls.ts'
import {
  bodyOfLine,
  EVENT_COLUMNS,
  EVENT_FILE_EXAMPLE,
  EVENT_MOVES,
  MOST_EVENTS,
} from '@lqr/contract/open/event-file.ts'
import { uploadEventFile, uploadOpenEventFile } from '@lqr/contract/open/event-file-calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { systemToken } from '../open-system.fixtures.ts'
import { readEventFile } from './event-file.rules.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let events = 0

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const nextEvent = () => `FILE-${String((events += 1)).padStart(6, '0')}`

async function caseIn(state: ApplicationStatus, maker: { readonly productId?: string } = {}) {
  const submittedAt = new Date('2026-11-10T09:00:00+08:00')
  const { id } = await world.application(state, { submittedAt, ...maker })
  return (await t.call(getApplication, { params: { id } }, { token: world.manager.token })).data
}
const statusOf = async (id: string) =>
  (await t.call(getApplication, { params: { id } }, { token: world.manager.token })).data.status

interface Answer {
  readonly status: number
  readonly data: CallOutput<typeof uploadEventFile>
  readonly error?: { readonly key: string; readonly fields?: Record<string, string> }
}

async function send(
  text: string | Uint8Array<ArrayBuffer>,
  token: string | undefined,
  path: string = uploadEventFile.path,
) {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'events.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await t.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { ...response.json<Omit<Answer, 'status'>>(), status: response.statusCode }
}
const system = (...scopes: OpenScope[]) => systemToken(t, world.manager, scopes)
const asSystem = (text: string, token: string) => send(text, token, uploadOpenEventFile.path)

const HEAD =
  'eventId,applyNo,move,creditAmountYuan,creditRate,creditTermMonths,isCreditOnly,loanAmountYuan,loanDate,principalYuan,repaidOn,note'
const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n')
const way = (applyNo: string) => [
  `${nextEvent()},${applyNo},accept,,,,,,,,,"已受理，转客户经理"`,
  `${nextEvent()},${applyNo},review,,,,,,,,,`,
  `${nextEvent()},${applyNo},credit,200000,3.65,12,否,,,,,`,
  `${nextEvent()},${applyNo},sign,,,,,,,,,`,
  `${nextEvent()},${applyNo},disburse,,,,,80000,2026-11-20,,,`,
  `${nextEvent()},${applyNo},repay,,,,,,,30000,2026-11-20,`,
]

test('one file takes a case from the acceptance to a repayment, and the same file again does nothing twice', async () => {
  const { id, applyNo } = await caseIn('SUBMITTED')
  const token = await system('cases.work', 'cases.decide')
  const text = file(...way(applyNo))
  const first = await asSystem(text, token)
  expect(first.data).toMatchObject({ rows: 6, done: 6, repeated: 0, refused: 0 })
  expect(first.data.list.map(({ status }) => status)).toEqual([
    'ACCEPTED',
    'REVIEWING',
    'CREDITED',
    'SIGNED',
    'DISBURSED',
    'DISBURSED',
  ])
  const again = await asSystem(text, token)
  expect(again.data).toMatchObject({ done: 0, repeated: 6, refused: 0 })
  const shown = (await t.call(getApplication, { params: { id } }, { token: world.manager.token })).data
  expect(shown).toMatchObject({
    status: 'DISBURSED',
    creditAmountYuan: 200_000,
    loanAmountYuan: 80_000,
    repaidYuan: 30_000,
  })
  const { rows } = await t.services.pool.query(
    `select 1 from audit_log where entity = 'product_application' and entity_id = $1`,
    [id],
  )
  expect(rows).toHaveLength(6)
})

test('a line that is refused says why and leaves nothing behind; the others hold', async () => {
  const [good, bad] = [await caseIn('SUBMITTED'), await caseIn('SUBMITTED')]
  const { data } = await send(
    file(
      `${nextEvent()},${bad.applyNo},disburse,,,,,80000,2026-11-20,,,`,
      `${nextEvent()},${good.applyNo},受理,,,,,,,,,`,
      `${nextEvent()},${bad.applyNo},credit,many,3.65,12,,,,,,`,
      `${nextEvent()},${bad.applyNo},accept,,,,,80000,,,,`,
      `${nextEvent()},${bad.applyNo},approve,,,,,,,,,`,
      `${nextEvent()},SQ20200101-999999,accept,,,,,,,,,`,
      `short,${bad.applyNo},accept,,,,,,,,,`,
    ),
    world.manager.token,
  )
  expect(data).toMatchObject({ rows: 7, done: 1, refused: 6 })
  expect(data.list.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'refused'],
    [3, 'done'],
    ...[4, 5, 6, 7, 8].map((line) => [line, 'refused']),
  ])
  const reasons = data.list.map(({ reason }) => reason)
  expect(reasons[0]).toContain('当前不能进行此操作')
  expect(reasons[3]).toContain('loanAmountYuan')
  expect(reasons[4]).toContain('accept')
  expect(reasons[6]).toContain('事件编号')
  expect(await statusOf(good.id)).toBe('ACCEPTED')
  expect(await statusOf(bad.id)).toBe('SUBMITTED')
  const { rows } = await t.services.pool.query('select 1 from open_event where case_number = $1', [
    bad.applyNo,
  ])
  expect(rows).toEqual([])
})

test('what the ledger of the institution says of a loan comes with its line, several flags in one cell', async () => {
  const { id, applyNo } = await caseIn('SIGNED')
  const { data } = await send(
    [
      'eventId,applyNo,move,loanAmountYuan,loanDate,pricingBase,feeYuan,loanFlags',
      `${nextEvent()},${applyNo},disburse,80000,2026-11-20,LPR1Y,1200,greenPboc；county`,
      `${nextEvent()},${applyNo},disburse,80000,2026-11-20,LPR1Y,1200,green`,
    ].join('\r\n'),
    world.manager.token,
  )
  expect(data).toMatchObject({ rows: 2, done: 1, refused: 1 })
  const shown = (await t.call(getApplication, { params: { id } }, { token: world.manager.token })).data
  expect(shown).toMatchObject({
    pricingBase: 'LPR1Y',
    feeYuan: 1_200,
    loanFlags: ['greenPboc', 'county'],
    fundsIndustryCode: null,
  })
})

test('a file that a spreadsheet saved again, in its own encoding and with its own days, means the same', async () => {
  const { id, applyNo } = await caseIn('SIGNED')
  const [head, tail] = file(
    `${nextEvent()},${applyNo},disburse,,,,,80000,2026/11/20,,,`,
    `${nextEvent()},${applyNo},NAME,,,,,,,30000,2026/11/20,`,
  ).split('NAME')
  const repay = Uint8Array.from([0xbb, 0xb9, 0xbf, 0xee])
  const { data } = await send(
    Buffer.concat([Buffer.from(head ?? ''), repay, Buffer.from(tail ?? '')]),
    world.manager.token,
  )
  expect(data).toMatchObject({ rows: 2, done: 2, refused: 0, list: [{}, { move: '还款' }] })
  const shown = (await t.call(getApplication, { params: { id } }, { token: world.manager.token })).data
  expect(shown).toMatchObject({ loanDate: '2026-11-20', repaidYuan: 30_000, repaidOn: '2026-11-20' })
})

const AS_SAVED: readonly [code: string, cells: Record<string, string>, body: object][] = [
  ['repay', { repaidOn: '2026/11/5' }, { repaidOn: '2026-11-05' }],
  ['accept', { note: '2026/11/5' }, { note: '2026/11/5' }],
]

test.each(AS_SAVED)(
  'of %s a day is read as a spreadsheet writes it, and a remark stays as it is',
  (code, cells, body) => {
    const read = EVENT_MOVES.filter((move) => move.code === code).map((move) => bodyOfLine(move, cells).body)
    expect(read).toEqual([body])
  },
)

test('an event is the same by number and by file; the number with other content is refused', async () => {
  const { applyNo } = await caseIn('REVIEWING')
  const token = await system('cases.work', 'cases.decide')
  const eventId = nextEvent()
  const body = { eventId, creditAmountYuan: 200_000, creditRate: 3.65, creditTermMonths: 12 }
  await t.send(creditOpenApplication, { params: { applyNo }, body }, { token })
  const line = (amount: number) => file(`${eventId},${applyNo},credit,${amount},3.65,12,,,,,,`)
  expect((await asSystem(line(200_000), token)).data).toMatchObject({ repeated: 1 })
  const other = (await asSystem(line(210_000), token)).data
  expect(other).toMatchObject({ refused: 1 })
  expect(other.list[0]?.reason).toContain('事件编号')
})

test('what the head office wrote back by call is a repeat in the file of its branch', async () => {
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  const { token } = await world.staff(branch.id, ['financeManager'])
  const { id: productId } = await makeProduct(t.services.db, branch)
  const { id, applyNo } = await caseIn('DISBURSED', { productId })
  const body = { eventId: nextEvent(), principalYuan: 1_000, repaidOn: '2026-11-20' }
  const ofHouse = { token: await system('cases.work', 'cases.decide') }
  expect(await t.send(repayOpenApplication, { params: { applyNo }, body }, ofHouse)).toMatchObject({
    status: 200,
  })
  const text = file(`${body.eventId},${applyNo},repay,,,,,,,1000,2026-11-20,`)
  expect((await send(text, token)).data).toMatchObject({ done: 0, repeated: 1, refused: 0 })
  const { rows } = await t.services.pool.query(
    'select principal_yuan yuan from application_repayment where application_id = $1 and principal_yuan = 1000',
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('whoever may not make a move may not write it either', async () => {
  const { id, applyNo } = await caseIn('REVIEWING')
  const line = () => file(`${nextEvent()},${applyNo},credit,200000,3.65,12,,,,,,`)
  for (const token of [world.officer.token, world.otherManager.token])
    expect((await send(line(), token)).data).toMatchObject({ refused: 1 })
  expect((await asSystem(line(), await system('cases.work'))).data).toMatchObject({ refused: 1 })
  expect((await asSystem(line(), await system('tasks.read', 'cases.decide'))).error?.key).toBe(
    'kernel.scopeMissing',
  )
  expect(await statusOf(id)).toBe('REVIEWING')
  const visitors = await signInEach(t)
  for (const token of [visitors.enterprise, visitors.government, visitors.operator, world.owner.token])
    expect((await send(line(), token)).status).toBe(403)
  expect((await send(line(), undefined)).status).toBe(401)
  expect((await asSystem(line(), world.manager.token)).error?.key).toBe('kernel.otherEntrance')
  expect((await send(line(), await system('cases.work'))).error?.key).toBe('kernel.otherEntrance')
})

test.each([
  ['applyNo,move\n', 'eventId'],
  ['eventId,move\n', 'applyNo'],
  ['eventId,applyNo,move,colour\n', 'colour'],
  ['eventId,applyNo,move,move\n', '重复的列'],
  ['eventId,applyNo,move\n', '没有事件'],
  ['eventId,applyNo,move\nE0000001,SQ20261120-000001\n', '第 2 行'],
  ['eventId,applyNo,move\nE0000001,SQ1,accept\nE0000001,SQ1,review\n', 'E0000001'],
])('a file that is none is refused as a whole: %j', async (text, why) => {
  const answer = await send(text, world.manager.token)
  expect(answer.error?.key).toBe('open.eventFileWrong')
  expect(answer.error?.fields?.file).toContain(why)
})

test('a file has its limits, and the example that people begin with can be read', () => {
  const lines = Array.from({ length: MOST_EVENTS + 1 }, (_, index) => `EVENT-${index + 1_000},SQ1,accept`)
  expect(readEventFile(Buffer.from(['eventId,applyNo,move', ...lines].join('\n')))).toHaveProperty('problem')
  expect(readEventFile(Buffer.alloc(1024 * 1024 + 1))).toHaveProperty('problem')
  expect(readEventFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toHaveProperty('problem')
  expect(readEventFile(Buffer.from(EVENT_FILE_EXAMPLE))).toMatchObject({ lines: { length: 5 } })
  expect(EVENT_COLUMNS).not.toContain('documents')
})
