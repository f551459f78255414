import { afterEach, expect, test } from 'vitest'
import { TAX_SECTIONS } from '@lqr/contract/tax/datasets.ts'
import { CONNECTOR_RULES } from '../connector-rules.ts'
import { ConnectorFailure } from '../signed-request.ts'
import {
  type Behaviour,
  PATIENT_MS,
  STAND_IN_SECRET as secret,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { makeTaxHttp } from './tax-http.ts'
import type { LicenceFacts } from './tax-port.ts'
import { makeTaxSandbox } from './tax-sandbox.ts'

const running: StandIn[] = []
afterEach(() => Promise.all(running.splice(0).map((system) => system.close())))

const LICENCE: LicenceFacts = {
  licenceNo: 'SW20261120-000001',
  taxpayerNo: '91620102MAXX01026K',
  corporateName: '兰州示例食品有限公司',
  legalPersonName: '示例法人',
  orgName: '示例银行',
  bizNo: 'SQ20261120-000001',
  scope: ['base', 'filings', 'goldTaxReport'],
  validFrom: '2026-11-20T09:00:00+08:00',
  validTo: '2027-02-18T09:00:00+08:00',
  evidenceHash: 'a'.repeat(64),
}
const base = { section: 'base', columns: ['名称'], rows: [['示例']] }
const handed = { receiptNo: 'R-1', sourceName: '示例税务局', sections: [base] }

/** A tax service that gives these answers in turn, the last one for ever, and behaves so. */
async function service(answers: readonly unknown[], ...behaviours: Behaviour[]) {
  const system = await startStandIn((_, turn) => answers[Math.min(turn, answers.length) - 1])
  if (behaviours.length > 0) system.behave(...behaviours)
  running.push(system)
  const timeoutMs = behaviours.includes('hang') ? 200 : PATIENT_MS
  const settings = { url: system.url, secret, ...CONNECTOR_RULES.tax, pauseMs: 1, timeoutMs }
  return { received: system.received, source: makeTaxHttp(settings) }
}

test('a service gets the licence with every question, signed', async () => {
  const { received, source } = await service([handed])
  expect(await source.readSections(LICENCE, ['base'])).toEqual(handed)
  const [first] = received
  if (!first) throw new Error('nothing came')
  expect(first.path).toBe('/sections')
  expect(JSON.parse(first.body)).toEqual({ licence: LICENCE, sections: ['base'] })
  expect(first.isSigned).toBe(true)
})

test.each([
  ['more than was asked for', { ...handed, sections: [base, { ...base, section: 'arrears' }] }],
  ['a section twice', { ...handed, sections: [base, base] }],
  ['rows of another length', { ...handed, sections: [{ ...base, rows: [['a', 'b']] }] }],
  ['a section nobody knows', { ...handed, sections: [{ ...base, section: 'secrets' }] }],
  ['no receipt', { ...handed, receiptNo: '' }],
])('an answer with %s is a failure of the service', async (_, answer) => {
  const { source } = await service([answer])
  await expect(source.readSections(LICENCE, ['base'])).rejects.toThrow(ConnectorFailure)
})

test('a report is applied for, asked after and fetched; what is no PDF is refused', async () => {
  const pdf = Buffer.from('%PDF-1.7 示例')
  const file = (bytes: Buffer) => ({ receiptNo: 'R-2', contentBase64: bytes.toString('base64') })
  const made = await service([
    { reportId: 'G-1' },
    { state: 'generating' },
    file(pdf),
    file(Buffer.from('<html>')),
  ])
  expect(await made.source.applyReport(LICENCE, 'JS20261120-000001')).toEqual({ reportId: 'G-1' })
  expect(await made.source.reportProgress('G-1')).toEqual({ state: 'generating' })
  expect(await made.source.fetchReport(LICENCE, 'G-1')).toMatchObject({ bytes: pdf, mime: 'application/pdf' })
  await expect(made.source.fetchReport(LICENCE, 'G-1')).rejects.toThrow(ConnectorFailure)
  expect(made.received.map(({ path }) => path)).toEqual([
    '/reports',
    '/reports/progress',
    '/reports/file',
    '/reports/file',
  ])
})

test('a service that is silent or fails is a failure after two tries', async () => {
  for (const behaviour of [500, 'hang', 'brokenJson'] as const) {
    const { source, received } = await service([{ levels: [] }], behaviour)
    await expect(source.publicLevels(LICENCE.taxpayerNo)).rejects.toThrow(ConnectorFailure)
    expect(received.length).toBeLessThanOrEqual(2)
  }
})

test.each([401, 422])('a refusal with %i is not asked again, and tells its status', async (status) => {
  const { source, received } = await service([{}], status)
  await expect(source.applyReport(LICENCE, 'JS20261120-000001')).rejects.toMatchObject({
    outcome: 'refused',
    status,
  })
  expect(received).toHaveLength(1)
})

test('the sandbox answers the same taxpayer alike, for every section, and marks what it makes', async () => {
  const sandbox = makeTaxSandbox()
  for (const { code } of TAX_SECTIONS) {
    const first = await sandbox.readSections(LICENCE, [code])
    expect(await sandbox.readSections(LICENCE, [code])).toEqual(first)
    for (const { columns, rows } of first.sections)
      expect(rows.every((row) => row.length === columns.length)).toBe(true)
  }
  expect(sandbox.isDemonstration).toBe(true)
  const report = await sandbox.fetchReport({ ...LICENCE, corporateName: '<b>示例</b>' }, 'YS-1')
  expect(report.bytes.toString()).toContain('演示数据')
  expect(report.bytes.toString()).not.toContain('<b>')
})
