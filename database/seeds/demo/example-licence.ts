import type { ExamplePaper } from './example-paper.ts'

/** What stands on a licence and is compared with what was typed. */
export interface LicenceText {
  readonly corporateName: string
  readonly creditCode: string
  /** YYYY-MM-DD */
  readonly foundDate: string
}

/** The business licence of an example enterprise. */
export const licenceOf = ({ corporateName, creditCode, foundDate }: LicenceText): ExamplePaper => ({
  title: '营业执照',
  issuer: '登记机关（示例）',
  lines: [
    ['统一社会信用代码', creditCode],
    ['名称', corporateName],
    ['成立日期', foundDate],
    ['经营范围', '以登记机关核定的为准'],
  ],
})
