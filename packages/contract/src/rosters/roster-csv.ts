import * as z from 'zod'
import type { CsvLine, CsvList } from '../kernel/csv/csv-list.ts'
import { explainIssues } from '../kernel/explain-issues.ts'
import { allVisible, field, ruled, text } from '../kernel/field.ts'
import { substationOfCode, SUBSTATIONS } from '../reference/substations.ts'
import { checkCreditCode, normalizeCreditCode } from '../rules/credit-code.ts'

/** First line of the file. */
export const ROSTER_CSV_HEADER = '企业名称,统一社会信用代码,地区,备注'

/** Rows of one import. */
export const MAX_ROSTER_ROWS = 500

const entryToImport = z.object({
  enterpriseName: text('企业名称', { min: 2, max: 100 }),
  creditCode: ruled('统一社会信用代码', 30, (value, label) => {
    const checked = value === '' ? undefined : checkCreditCode(value, label)
    return checked?.kind === 'wrongShape' ? checked.error : undefined
  }),
  note: field(z.string().trim().max(200, '备注不能超过 200 个字').superRefine(allVisible('备注', 200)), {
    label: '备注',
  }),
})

/** An entry that can be kept. */
export interface RosterEntryToImport {
  readonly enterpriseName: string
  readonly creditCode: string | null
  readonly areaCode: string | null
  readonly note: string
}

/** One line of the file, as typed, with what to keep. */
export interface RosterCsvRow extends CsvLine {
  readonly enterpriseName: string
  readonly creditCode: string
  readonly area: string
  readonly wanted: RosterEntryToImport | undefined
}

const nameOfSite = new Map(
  SUBSTATIONS.flatMap((site) => {
    const above = site.level === 3 && site.parentId ? (substationOfCode(site.parentId)?.name ?? '') : ''
    return [
      [`${above}${site.name}`, site.id],
      [site.id, site.id],
    ] as const
  }),
)

/**
 * The area of a cell: a six-digit code, 兰州市, 兰州市城关区, or a county's bare name when only one county bears it. '' is
 * no area; undefined is one that nobody knows.
 */
function areaOf(cell: string): string | undefined {
  if (cell === '') return ''
  const known = nameOfSite.get(cell)
  if (known) return known
  const counties = SUBSTATIONS.filter(({ name }) => name === cell)
  return counties.length === 1 ? counties[0]?.id : undefined
}

/** Enterprises of a roster. One that stands in the file twice, by code or by name, is refused from the second time on. */
export const rosterCsv: CsvList<RosterCsvRow> = {
  header: ROSTER_CSV_HEADER,
  maxRows: MAX_ROSTER_ROWS,
  reader: () => {
    const seen = new Set<string>()
    return (cells, row) => {
      const [enterpriseName = '', typedCode = '', area = '', note = '', ...more] = cells
      const creditCode = normalizeCreditCode(typedCode)
      const parsed = entryToImport.safeParse({ enterpriseName, creditCode, note })
      const problems = parsed.success ? [] : Object.values(explainIssues(parsed.error))
      const areaCode = areaOf(area)
      if (areaCode === undefined) problems.push('地区不在省内，请填写市州、县区名称或六位代码')
      if (more.some((cell) => cell !== '')) problems.push('列数过多')
      for (const key of [`name:${enterpriseName}`, ...(creditCode ? [`code:${creditCode}`] : [])]) {
        if (enterpriseName !== '' && seen.has(key)) problems.push('与前面的行重复')
        seen.add(key)
      }
      const checked = checkCreditCode(creditCode, '统一社会信用代码')
      const wanted =
        problems.length === 0 && parsed.success
          ? { ...parsed.data, creditCode: creditCode || null, areaCode: areaCode || null }
          : undefined
      return {
        row,
        enterpriseName,
        creditCode: typedCode,
        area,
        wanted,
        problems: [...new Set(problems)],
        warning: checked.kind === 'wrongDigit' ? '统一社会信用代码校验位不符，请核对' : undefined,
      }
    }
  },
}
