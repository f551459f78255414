import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { TAX_SECTIONS } from '@lqr/contract/tax/datasets.ts'
import { ConnectorFailure, signature } from '../signed-request.ts'
import { makeTaxHttp } from './tax-http.ts'
import type { LicenceFacts } from './tax-port.ts'
import { makeTaxSandbox } from './tax-sandbox.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

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

/** A tax service that answers in turn, the last answer for ever; null never answers. */
async function service(...answers: [status: number, body: object | string | null][]) {
  const received: { headers: IncomingHttpHeaders; path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url ?? '', body })
      const [status, answer] = answers[Math.min(received.length, answers.length) - 1] ?? [200, '{}']
      if (answer === null) return
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, source: makeTaxHttp({ url, secret: 'shared', pauseMs: 1, timeoutMs: 200 }) }
}

test('a service gets the licence with every question, signed', async () => {
  const { received, source } = await service([200, handed])
  expect(await source.readSections(LICENCE, ['base'])).toEqual(handed)
  const [first] = received
  if (!first) throw new Error('nothing came')
  expect(first.path).toBe('/sections')
  expect(JSON.parse(first.body)).toEqual({ licence: LICENCE, sections: ['base'] })
  const { headers } = first
  const right = signature('shared', String(headers['x-timestamp']), String(headers['x-nonce']), first.body)
  expect(headers['x-signature']).toBe(right)
})

test.each([
  ['more than was asked for', { ...handed, sections: [base, { ...base, section: 'arrears' }] }],
  ['a section twice', { ...handed, sections: [base, base] }],
  ['rows of another length', { ...handed, sections: [{ ...base, rows: [['a', 'b']] }] }],
  ['a section nobody knows', { ...handed, sections: [{ ...base, section: 'secrets' }] }],
  ['no receipt', { ...handed, receiptNo: '' }],
  ['no JSON', '<html>'],
])('an answer with %s is a failure of the service', async (_, answer) => {
  const { source } = await service([200, answer])
  await expect(source.readSections(LICENCE, ['base'])).rejects.toThrow(ConnectorFailure)
})

test('a report is applied for, asked after and fetched; what is no PDF is refused', async () => {
  const pdf = Buffer.from('%PDF-1.7 示例')
  const made = await service(
    [200, { reportId: 'G-1' }],
    [200, { state: 'generating' }],
    [200, { receiptNo: 'R-2', contentBase64: pdf.toString('base64') }],
    [200, { receiptNo: 'R-2', contentBase64: Buffer.from('<html>').toString('base64') }],
  )
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
  for (const answer of [
    [500, '{}'],
    [200, null],
  ] as const) {
    const { received, source } = await service([...answer])
    await expect(source.publicLevels(LICENCE.taxpayerNo)).rejects.toThrow(ConnectorFailure)
    expect(received).toHaveLength(2)
  }
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
