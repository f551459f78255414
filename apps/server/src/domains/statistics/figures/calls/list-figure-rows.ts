import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { NAMELESS_COMPANY } from '@lqr/contract/reference/nameless-company.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import { listFigureRows } from '@lqr/contract/statistics/filtered-calls.ts'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { figuresCopy as copy } from '../../copy.ts'
import { areaNameOf } from '../../shown-reading.ts'
import { isToldFor, periodOf } from '../answer.ts'
import { cutFor } from '../figures.access.ts'
import { sumFigures } from '../figures.store.ts'
import { rowCount } from '../reading.rules.ts'
import { type EventRow, listEventRows } from '../rows.store.ts'

export const listFigureRowsCall = bindCall(listFigureRows, async ({ db, params, body, actor }) => {
  const indicator = INDICATORS.find(({ code }) => code === params.code)
  if (!indicator) throw new CallError(kernelErrors.notFound)
  const { formula } = indicator
  const period = periodOf(body)
  const { cut, isMasked } = await cutFor(db, actor, body)
  const kept = rowsOf(formula)
  if (!kept || !isToldFor(indicator, cut)) throw new CallError(errors.noRows)
  const [day, caseId] = body.after?.split('_') ?? []
  const sums = await sumFigures(db, { cut, period, measures: [kept.code] })
  const rows = await listEventRows(db, {
    cut,
    period,
    measure: kept.code,
    after: day !== undefined && caseId !== undefined ? { day, caseId } : undefined,
    limit: body.pageSize + 1,
  })
  const list = rows.slice(0, body.pageSize)
  const last = list.at(-1)
  return {
    total: rowCount(formula, sums),
    list: list.map((row) => shown(row, isMasked)),
    next: rows.length > list.length && last ? `${last.day}_${last.caseId}` : null,
    isMasked,
  }
})

function companyNameOf(name: string | null, isMasked: boolean): string {
  if (name === null) return NAMELESS_COMPANY
  return isMasked ? maskCompanyName(name) : name
}

/** What nobody but its enterprise is told of a case that was taken back before it was taken up. */
const SEALED = {
  companyName: null,
  areaName: null,
  industryName: null,
  scaleName: null,
  amountYuan: null,
} as const

function shown(row: EventRow, isMasked: boolean) {
  const { caseId, caseNo, day, orgName, productName } = row
  return { caseId, caseNo, day, orgName, productName, ...(row.isSealed ? SEALED : enterprise(row, isMasked)) }
}

function enterprise({ corporateName, areaCode, industry, scale, amountYuan }: EventRow, isMasked: boolean) {
  return {
    companyName: companyNameOf(corporateName, isMasked),
    areaName: areaNameOf(areaCode),
    industryName: INDUSTRIES.find(({ code }) => code === industry)?.name ?? '',
    scaleName: ENTERPRISE_SCALES.find(({ code }) => code === scale)?.name ?? copy.noScale,
    amountYuan,
  }
}
