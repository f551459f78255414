import type * as z from 'zod'
import type { CsvLine, CsvList } from '../kernel/csv/csv-list.ts'
import { explainIssues } from '../kernel/explain-issues.ts'
import { ENTERPRISE_CSV_HEADER, enterpriseToRegister, MAX_ENTERPRISE_ROWS } from './user-entities.ts'

export type EnterpriseToRegister = z.output<typeof enterpriseToRegister>

/** One line of the file, as typed, with what to register. */
export interface CsvRow extends CsvLine {
  readonly username: string
  readonly phone: string
  readonly corporateName: string
  readonly wanted: EnterpriseToRegister | undefined
}

/** Enterprises to register. A user name or number that stands in the file twice is refused from the second time on. */
export const enterpriseCsv: CsvList<CsvRow> = {
  header: ENTERPRISE_CSV_HEADER,
  maxRows: MAX_ENTERPRISE_ROWS,
  reader: () => {
    const seen = new Set<string>()
    return (cells, row) => {
      const [username = '', phone = '', corporateName = '', ...more] = cells
      const parsed = enterpriseToRegister.safeParse({ username, phone, corporateName })
      const problems = parsed.success ? [] : Object.values(explainIssues(parsed.error))
      if (more.some((cell) => cell !== '')) problems.push('列数过多')
      const keys = [
        ['用户名', username.toLowerCase()],
        ['手机号', phone],
      ] as const
      for (const [label, value] of keys)
        if (value !== '' && seen.has(`${label}:${value}`)) problems.push(`${label}与前面的行重复`)
      // A line that is refused takes no place from a right one below it.
      if (problems.length === 0) for (const [label, value] of keys) seen.add(`${label}:${value}`)
      const wanted = problems.length === 0 ? parsed.data : undefined
      return { row, username, phone, corporateName, wanted, problems }
    }
  },
}
