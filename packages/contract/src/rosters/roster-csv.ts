import type { CsvLine, CsvList } from '../kernel/csv/csv-list.ts'
import { explainIssues } from '../kernel/explain-issues.ts'
import { substationOfCode, SUBSTATIONS } from '../reference/substations.ts'
import { checkCreditCode, normalizeCreditCode } from '../rules/credit-code.ts'
import { foldTyped } from '../rules/fold-typed.ts'
import { normalizeSearchText } from '../rules/search-words.ts'
import { rosterEntryForm } from './entities.ts'

/** First line of the file. */
export const ROSTER_CSV_HEADER = '企业名称,统一社会信用代码,地区,备注'

/** Rows of one import. */
export const MAX_ROSTER_ROWS = 500

const entryToImport = rosterEntryForm.omit({ areaCode: true })

/** An entry that can be kept. */
export interface RosterEntryToImport {
  readonly enterpriseName: string
  readonly creditCode: string | null
  readonly areaCode: string | null
  readonly note: string
}

/**
 * By what an enterprise of a roster is told from the others: its name, whatever the width of its signs and the blanks between them,
 * and its code.
 */
export function enterpriseKeys({
  enterpriseName,
  creditCode,
}: Pick<RosterEntryToImport, 'enterpriseName' | 'creditCode'>): string[] {
  const name = normalizeSearchText(enterpriseName).replaceAll(' ', '')
  return [`name:${name}`, ...(creditCode ? [`code:${creditCode}`] : [])]
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
 * The area of a cell: a six-digit code, 兰州市, 兰州市城关区 (with a blank as well), or a county's bare name when only one county bears it. '' is
 * no area; undefined is one that nobody knows.
 */
function areaOf(typed: string): string | undefined {
  const cell = typed.replaceAll(/\s/g, '')
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
      const creditCode = normalizeCreditCode(foldTyped(typedCode, 'serial'))
      const parsed = entryToImport.safeParse({ enterpriseName, creditCode, note })
      const problems = parsed.success ? [] : Object.values(explainIssues(parsed.error))
      const areaCode = areaOf(area)
      if (areaCode === undefined) problems.push('地区不在省内，请填写市州、县区名称或六位代码')
      if (more.some((cell) => cell !== '')) problems.push('列数过多')
      const keys = enterpriseKeys({ enterpriseName, creditCode })
      if (enterpriseName !== '' && keys.some((key) => seen.has(key))) problems.push('与前面的行重复')
      // A line that is refused takes no place from a right one below it.
      if (problems.length === 0) for (const key of keys) seen.add(key)
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
        problems,
        warning: checked.kind === 'wrongDigit' ? '统一社会信用代码校验位不符，请核对' : undefined,
      }
    }
  },
}
