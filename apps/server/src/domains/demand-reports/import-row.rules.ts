import { reportComplete } from '@lqr/contract/demand-reports/form.ts'
import { IMPORT_COLUMNS, type ImportColumn } from '@lqr/contract/demand-reports/import-columns.ts'
import type { ReportImportRow } from '@lqr/contract/demand-reports/import-calls.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { checkTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { importCopy as copy } from './import-copy.ts'
import type { Typed } from './file-report.ts'

type Problem = ReportImportRow['problems'][number]
type Names = readonly { readonly code: string; readonly name: string }[]

/** What the authority fills in; the declarations are the enterprise's own. */
const asked = reportComplete.omit({ declaredTests: true })

const AREAS = SUBSTATIONS.map(({ id, name }) => ({ code: id, name }))

/** The code of a name or of itself; undefined for what is neither, and for a name that two have. */
function codeOf(items: Names, text: string): string | undefined {
  const found = items.filter(({ code, name }) => code === text || name === text)
  return found.length === 1 ? found[0]?.code : undefined
}

export interface ReadRow {
  readonly creditCode: string
  readonly corporateName: string
  /** What can be stored; undefined where something is wrong. */
  readonly typed: Typed | undefined
  readonly problems: readonly Problem[]
}

export const problemAt = (name: ImportColumn, why: string): Problem => ({
  column: IMPORT_COLUMNS.find((one) => one.name === name)?.title ?? name,
  why,
})

/** One row of a list by the rules of the form: what is typed there, or every column that is wrong with the reason. */
export function readImportRow(cells: readonly string[]): ReadRow {
  const text = (name: ImportColumn) => cells[IMPORT_COLUMNS.findIndex((one) => one.name === name)] ?? ''
  const problems: Problem[] = []
  const coded = (name: ImportColumn, items: Names) => {
    const typed = text(name)
    const code = codeOf(items, typed)
    if (typed !== '' && code === undefined) problems.push(problemAt(name, copy.unknownName(typed)))
    return code
  }
  const number = (name: ImportColumn) => {
    const typed = text(name)
    if (typed === '') return undefined
    if (Number.isFinite(Number(typed))) return Number(typed)
    problems.push(problemAt(name, copy.notANumber))
    return undefined
  }
  const amount = text('amountYuan')
  const amountProblem = amount === '' ? undefined : checkTenThousands(amount, copy.amount)
  if (amountProblem) problems.push(problemAt('amountYuan', amountProblem))
  const rate = number('wantRate')
  const parsed = asked.safeParse({
    applicantKind: coded('applicantKind', REPORTER_KINDS),
    areaCode: coded('areaCode', AREAS),
    address: text('address'),
    amountYuan: tenThousandsToYuan(amount),
    termMonths: number('termMonths'),
    ...(rate === undefined ? {} : { wantRate: rate }),
    guaranteeMode: coded('guaranteeMode', GUARANTEE_MODES),
    loanPurpose: coded('loanPurpose', LOAN_PURPOSES),
    purpose: text('purpose'),
    fundsIndustryCode: coded('fundsIndustryCode', INDUSTRIES),
    contactName: text('contactName'),
    contactPhone: text('contactPhone'),
  })
  const told = new Set(problems.map(({ column }) => column))
  for (const [name, why] of Object.entries(parsed.success ? {} : explainIssues(parsed.error))) {
    const problem = problemAt(name as ImportColumn, why)
    if (!told.has(problem.column)) problems.push(problem)
  }
  return {
    creditCode: text('creditCode').toUpperCase(),
    corporateName: text('corporateName'),
    typed: parsed.success && problems.length === 0 ? parsed.data : undefined,
    problems,
  }
}
