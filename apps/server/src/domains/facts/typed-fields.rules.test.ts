import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applicationAsked } from '@lqr/contract/applications/form.ts'
import { openingAsked, pdbAsked } from '@lqr/contract/bank-accounts/form.ts'
import { reportAsked } from '@lqr/contract/demand-reports/form.ts'
import { listingAsked } from '@lqr/contract/equity/listing-form.ts'
import { projectAsked } from '@lqr/contract/equity/project-form.ts'
import { FACT_FORMS, type FactFormCode, fillsOf } from '@lqr/contract/facts/forms.ts'
import type { FactName } from '@lqr/contract/facts/known-values.ts'
import type { FactCase } from '@lqr/contract/facts/sources.ts'
import { needAsked } from '@lqr/contract/financing/form.ts'
import { leaseForm } from '@lqr/contract/leasing/calls.ts'
import { CASE_FACTS, CERTIFIED_FACTS } from './case-facts.ts'

interface Counted {
  readonly asked: object
  /** Not fields of their own: parts of another one, what only other answers ask for, and what is handed in beside the form. */
  readonly without?: readonly string[]
  /** What begins with an answer that most leave. */
  readonly begins?: readonly string[]
  /** What arrived filled when every form filled itself. */
  readonly before: readonly string[]
  /** What begins with an answer since then. */
  readonly beginsSince?: readonly string[]
}

const contact = ['contactName', 'contactPhone']

const FORMS: Readonly<Record<FactFormCode, Counted>> = {
  productApply: { asked: applicationAsked, before: [...contact, 'annualRevenueYuan'] },
  leaseNeed: {
    asked: leaseForm.shape,
    without: ['fileIds', 'documents', 'consent', 'orgId', 'receiverIds'],
    begins: ['kind', 'equipmentCondition', 'termMonths', 'downPaymentPercent', 'audience'],
    before: [],
    beginsSince: ['amountYuan'],
  },
  financingNeed: {
    asked: needAsked,
    begins: ['slots', 'showsCompany'],
    before: [...contact, 'areaCode'],
    beginsSince: ['validTo'],
  },
  demandReport: { asked: reportAsked, before: ['areaCode'] },
  accountOpening: {
    asked: { ...openingAsked, ...pdbAsked },
    without: ['appointTime', 'basicAccountNo'],
    begins: ['accountType', 'subjectKind'],
    before: ['corporateName', 'creditCode', 'legalPersonName'],
  },
  equityProject: { asked: projectAsked, begins: ['showsCompany'], before: [...contact, 'areaCode'] },
  listingApply: { asked: listingAsked, before: contact },
}

const codes = Object.keys(FORMS) as FactFormCode[]
const saidIn = (...sources: readonly FactCase[]): readonly FactName[] =>
  CASE_FACTS.filter(({ source }) => sources.includes(source)).flatMap(
    ({ columns }) => Object.keys(columns) as FactName[],
  )

/** How many fields are left to be typed or chosen when these facts are known; undefined stands for the time before. */
function typedFields(code: FactFormCode, known: readonly FactName[] | undefined): number {
  const { asked, without = [], begins = [], before, beginsSince = [] } = FORMS[code]
  const filled = known
    ? [
        ...beginsSince,
        ...fillsOf(code).flatMap(([name, facts]) =>
          facts.some((fact) => known.includes(fact)) ? [name] : [],
        ),
      ]
    : before
  const given = new Set([...without, ...begins, ...filled])
  return Object.keys(asked).filter((name) => !given.has(name)).length
}

const STAGES: readonly (readonly FactName[] | undefined)[] = [
  undefined,
  CERTIFIED_FACTS,
  [...CERTIFIED_FACTS, ...saidIn('application')],
  [...CERTIFIED_FACTS, ...saidIn(...CASE_FACTS.map(({ source }) => source))],
]

function tableOf(): string[] {
  const counts = codes.map((code) => STAGES.map((known) => typedFields(code, known)))
  const sums = STAGES.map((_, stage) => counts.reduce((sum, row) => sum + (row[stage] ?? 0), 0))
  const [before = 0] = sums
  const less = sums.map((sum) => (sum === before ? '' : `−${Math.round((1 - sum / before) * 100)} %`))
  return [
    ...codes.map((code, index) => [FACT_FORMS[code].name, ...(counts[index] ?? [])]),
    ['合计', ...sums],
    ['比之前', ...less],
  ].map((cells) => cells.join(' | '))
}

test('the fields that a certified company types are those of the table in docs/ask-once.md', () => {
  const rows = readFileSync('docs/ask-once.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    )
  expect(rows.slice(2, 2 + codes.length + 2)).toEqual(tableOf())
})

test('a company that has used every form once types at least 60 % less', () => {
  const sum = (stage: number) => codes.reduce((all, code) => all + typedFields(code, STAGES[stage]), 0)
  expect(sum(3) / sum(0)).toBeLessThanOrEqual(0.4)
})
