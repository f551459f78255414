import * as z from 'zod'
import { TAX_LEVELS, TAX_SECTIONS } from '@lqr/contract/tax/datasets.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { TaxSource } from './tax-port.ts'

const MOST_ROWS = 2_000
const MOST_REPORT_BYTES = 10 * 1024 * 1024

const receiptNo = z.string().trim().min(1).max(100)
const cell = z.string().max(500)
const handedOver = z.object({
  receiptNo,
  sourceName: z.string().trim().min(1).max(60),
  sections: z.array(
    z
      .object({
        section: oneOf('数据', TAX_SECTIONS),
        columns: z.array(cell).min(1).max(60),
        rows: z.array(z.array(cell)).max(MOST_ROWS),
      })
      .refine(
        ({ columns, rows }) => rows.every((row) => row.length === columns.length),
        'rows of another length',
      ),
  ),
})
const applied = z.object({ reportId: z.string().trim().min(1).max(100) })
const progress = z.discriminatedUnion('state', [
  z.object({ state: z.literal('generating') }),
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('failed'), reason: z.string().trim().min(1).max(200) }),
])
/** How the base64 of `%PDF-` begins. */
const PDF_BEGINNING = 'JVBERi'
const reportFile = z.object({
  receiptNo,
  contentBase64: z
    .base64()
    .max(Math.ceil(MOST_REPORT_BYTES / 3) * 4)
    .startsWith(PDF_BEGINNING),
})
const levels = z.object({
  levels: z.array(z.object({ year: z.int().min(2014).max(2200), level: oneOf('级别', TAX_LEVELS) })).max(50),
})

/**
 * The tax authority's service over signed requests: `POST /sections`, `/reports`, `/reports/progress`, `/reports/file`, `/levels`
 * (docs/operations/tax.md). What does not fit, or is more than was asked for, is a failure of the service.
 */
export function makeTaxHttp(settings: ConnectorSettings): TaxSource {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    isDemonstration: false,
    async readSections(licence, sections) {
      const names = (given: z.output<typeof handedOver>) => given.sections.map(({ section }) => section)
      const schema = handedOver
        .refine(
          (given) => names(given).every((name) => sections.includes(name)),
          'sections that nobody asked for',
        )
        .refine((given) => new Set(names(given)).size === given.sections.length, 'a section twice')
      return request('/sections', { licence, sections }, { operation: 'readSections', schema })
    },
    applyReport: (licence, applyNo) =>
      request('/reports', { licence, applyNo }, { operation: 'applyReport', schema: applied }),
    reportProgress: (reportId) =>
      request('/reports/progress', { reportId }, { operation: 'reportProgress', schema: progress }),
    async fetchReport(licence, reportId) {
      const { receiptNo: number, contentBase64 } = await request(
        '/reports/file',
        { licence, reportId },
        { operation: 'fetchReport', schema: reportFile },
      )
      const bytes = Buffer.from(contentBase64, 'base64')
      return { receiptNo: number, bytes, mime: 'application/pdf', extension: '.pdf' }
    },
    async publicLevels(taxpayerNo) {
      return (await request('/levels', { taxpayerNo }, { operation: 'publicLevels', schema: levels })).levels
    },
  }
}
