import * as z from 'zod'
import { TAX_LEVELS, TAX_SECTIONS } from '@lqr/contract/tax/datasets.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { ConnectorFailure, type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { TaxSource } from './tax-port.ts'

const MOST_ROWS = 2_000
const MOST_REPORT_BYTES = 10 * 1024 * 1024
/** Answers of the size of a report take longer than a question. */
const TIMEOUT_MS = 10_000
/** Reading changes nothing at the source and an application is known by its number, so each may be asked once more. */
const TRIES = 2

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
const reportFile = z.object({
  receiptNo,
  contentBase64: z.base64().max(Math.ceil(MOST_REPORT_BYTES / 3) * 4),
})
const levels = z.object({
  levels: z.array(z.object({ year: z.int().min(2014).max(2200), level: oneOf('级别', TAX_LEVELS) })).max(50),
})

/**
 * The tax authority's service over signed requests: `POST /sections`, `/reports`, `/reports/progress`, `/reports/file`, `/levels`
 * (docs/operations/tax.md). What does not fit, or is more than was asked for, is a failure of the service.
 */
export function makeTaxHttp(settings: ConnectorSettings): TaxSource {
  const request = makeSignedRequest({ tries: TRIES, timeoutMs: TIMEOUT_MS, ...settings })
  async function ask<S extends z.ZodType>(schema: S, path: string, payload: object): Promise<z.output<S>> {
    const parsed = schema.safeParse(await request(path, payload))
    if (!parsed.success) throw new ConnectorFailure('unexpected answer', { cause: parsed.error })
    return parsed.data
  }
  return {
    name: 'http',
    isDemonstration: false,
    async readSections(licence, sections) {
      const answer = await ask(handedOver, '/sections', { licence, sections })
      const names = answer.sections.map(({ section }) => section)
      if (new Set(names).size !== names.length || names.some((name) => !sections.includes(name))) {
        throw new ConnectorFailure('sections that nobody asked for')
      }
      return answer
    },
    applyReport: (licence, applyNo) => ask(applied, '/reports', { licence, applyNo }),
    reportProgress: (reportId) => ask(progress, '/reports/progress', { reportId }),
    async fetchReport(licence, reportId) {
      const answer = await ask(reportFile, '/reports/file', { licence, reportId })
      const bytes = Buffer.from(answer.contentBase64, 'base64')
      if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw new ConnectorFailure('no PDF')
      return { receiptNo: answer.receiptNo, bytes, mime: 'application/pdf', extension: '.pdf' }
    },
    publicLevels: async (taxpayerNo) => (await ask(levels, '/levels', { taxpayerNo })).levels,
  }
}
