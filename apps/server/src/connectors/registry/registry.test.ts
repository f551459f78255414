import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CREDIT_TOPICS, creditTopic } from '@lqr/contract/credit/topics.ts'
import { topicContent } from '@lqr/contract/credit/topic-schema.ts'
import { ConnectorFailure } from '../signed-request.ts'
import { PATIENT_MS } from '../testing/stand-in.fixtures.ts'
import { cleanContent, maskNames, withoutPersonalNumbers } from './clean-item.ts'
import { makeRegistryHttp } from './registry-http.ts'
import { makeRegistrySandbox } from './registry-sandbox.ts'
import { operationMakers } from './sandbox/operation-makers.ts'
import { sandboxContext } from './sandbox/sandbox-context.ts'
import type { SandboxCompany } from './sandbox/registry-world.store.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const SUBJECT = { creditCode: '91620102MA0000001X', name: '示例公司' }
const ON = '2026-11-20'
const ID_NUMBER = '110101199001010015'

/** A registry that answers everything alike. */
async function service(answer: object) {
  const received: { path: string; body: unknown; signature: unknown }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        body: JSON.parse(body),
        signature: request.headers['x-signature'],
      })
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'x-request-id': String(request.headers['x-request-id']),
        })
        .end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const personKey = (idNo: string) => `key ${idNo.length}`
  return {
    received,
    registry: makeRegistryHttp({ url, secret: 'shared', pauseMs: 1, timeoutMs: PATIENT_MS, personKey }),
  }
}

const item = (content: object, over: object = {}) => ({ key: '1', dataDate: '2026-10-01', content, ...over })
const answerOf = (data: unknown) => ({ source: '示例来源', orderNo: 'N7', priceCents: 10, data })

test('a topic is asked for signed, and what comes is cleaned of everything that is none of its fields', async () => {
  const { received, registry } = await service(
    answerOf([
      item({
        name: '示例股东',
        partyName: '自然人股东',
        idNo: ID_NUMBER,
        phone: '13900001234',
        sharePercent: '60',
        subscribedYuan: 1_000_000.4,
        paidYuan: 'unknown',
        subscribedOn: '2020-13-01',
        subscribedWay: `货币，联系 13900001234 或 ${ID_NUMBER}，a.b@example.com`,
      }),
    ]),
  )
  const answer = await registry.read(SUBJECT, 'shareholders', ON)
  expect(received).toMatchObject([
    { path: '/companies/topic', body: { ...SUBJECT, topic: 'shareholders', on: ON } },
  ])
  expect(received[0]?.signature).toMatch(/^[0-9a-f]{64}$/)
  expect(answer).toMatchObject({ source: '示例来源', orderNo: 'N7', priceCents: 10, isDemonstration: false })
  expect(answer.data[0]?.content).toEqual({
    name: '示例股东',
    partyName: '自然人股东',
    sharePercent: 60,
    subscribedYuan: 1_000_000,
    subscribedOn: null,
    subscribedWay: '货币，联系 *** 或 ***，***',
    paidYuan: null,
    paidOn: null,
    paidWay: null,
    creditCode: null,
    currency: null,
    personKey: 'key 18',
  })
  expect(JSON.stringify(answer)).not.toContain(ID_NUMBER)
})

test('blanks are unknown and no number, and a line that is no text is none', () => {
  const shares = cleanContent(
    creditTopic('shareholders'),
    { sharePercent: ' ', subscribedYuan: '  ', currency: ' ' },
    String,
  )
  expect(shares).toMatchObject({ sharePercent: null, subscribedYuan: null, currency: null })
})

test('an item that is sent twice is taken over once', async () => {
  const { registry } = await service(answerOf([item({ name: '甲' }), item({ name: '乙' })]))
  expect((await registry.read(SUBJECT, 'patents', ON)).data).toHaveLength(1)
})

test.each([
  ['without a source', { data: [] }],
  ['with an item without a key', answerOf([{ content: {} }])],
  ['of a class nobody knows', answerOf([item({}, { itemClass: 'grave' })])],
  ['of a day that is none', answerOf([item({}, { publishedOn: '2026-02-30' })])],
  ['that is no list', answerOf({ list: [] })],
])('an answer %s is a failure of the registry', async (_, answer) => {
  const { registry } = await service(answer)
  await expect(registry.read(SUBJECT, 'penalties', ON)).rejects.toThrow(ConnectorFailure)
})

test('a scan that names a topic twice, or one that nobody knows, is a failure too', async () => {
  const twice = { topic: 'basic', count: 1, newestOn: ON }
  for (const data of [[twice, twice], [{ ...twice, topic: 'gossip' }], [{ ...twice, count: -1 }]]) {
    const { registry } = await service(answerOf(data))
    await expect(registry.scan(SUBJECT, ON)).rejects.toThrow(ConnectorFailure)
  }
})

test('numbers of people are struck out wherever they stand; a credit code stays', () => {
  expect(withoutPersonalNumbers(`${ID_NUMBER}；13812345678；${SUBJECT.creditCode}；911201000000000000`)).toBe(
    `***；***；${SUBJECT.creditCode}；911201000000000000`,
  )
  expect(withoutPersonalNumbers('+8613812345678，8613812345678')).toBe('+***，***')
})

test('of people who are no party of the company the family name stays', () => {
  expect(maskNames('王示例、示例商贸有限公司，李示')).toBe('王**、示例商贸有限公司，李**')
  expect(maskNames('示例·买买提、示例·分部商贸有限公司')).toBe('示**、示例·分部商贸有限公司')
  const content = cleanContent(
    creditTopic('hearings'),
    { plaintiff: '王示例', defendant: '示例公司一号' },
    String,
  )
  expect(content).toMatchObject({ plaintiff: '王**', defendant: '示例公司一号', caseNo: null })
})

const company: SandboxCompany = {
  creditCode: SUBJECT.creditCode,
  name: '示例公司',
  legalPersonName: '示例法人',
  areaCode: '620102',
  address: '示例路 1 号',
  industryCode: '13',
  regCapitalYuan: 5_000_000,
  foundedOn: '2018-05-06',
  employees: 40,
  revenueYuan: 20_000_000,
  assetsYuan: 12_000_000,
}
const sandbox = makeRegistrySandbox({
  find: (creditCode) => Promise.resolve({ ...company, creditCode }),
  search: () => Promise.resolve({ list: [company], total: 1 }),
})

test('the sandbox answers every topic alike each time, by its schema, marked, and as its scan said', async () => {
  for (const creditCode of ['91620102MA0000001X', '91620102MA0000002X', '91620102MA0000003X']) {
    const scan = await sandbox.scan({ ...SUBJECT, creditCode }, ON)
    expect(scan.isDemonstration).toBe(true)
    for (const topic of CREDIT_TOPICS) {
      const answer = await sandbox.read({ ...SUBJECT, creditCode }, topic.code, ON)
      expect(await sandbox.read({ ...SUBJECT, creditCode }, topic.code, ON)).toEqual(answer)
      for (const { content } of answer.data) topicContent(topic).parse(content)
      const scanned = scan.data.find((one) => one.topic === topic.code)
      expect(scanned?.count, topic.code).toBe(answer.data.length)
    }
  }
})

test('what the sandbox lets begin on 29 February ends on a day that exists', () => {
  const context = { ...sandboxContext(company, ON), before: () => '2024-02-29' }
  const { raw } = operationMakers.trademarks.make(context, 'trademark', 0)
  expect(raw).toMatchObject({ appliedOn: '2024-02-29', grantedOn: '2025-02-28', validTo: '2035-02-28' })
  expect(operationMakers.licences.make(context, 'licence', 0).raw).toMatchObject({ validTo: '2029-02-28' })
})

test('the sandbox tells strangers public facts alone', async () => {
  const { data } = await sandbox.search({ keyword: '示例', page: 1, size: 10 })
  expect(Object.keys(data.list[0] ?? {}).toSorted()).toEqual(
    ['areaCode', 'creditCode', 'foundedOn', 'industryName', 'name', 'regCapitalYuan', 'stateName'].toSorted(),
  )
})
