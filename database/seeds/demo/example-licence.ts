import { examplePaper } from './example-paper.ts'

/** What the example licence shows; plain letters, because a PDF without an embedded font has no Chinese ones. */
export interface LicenceText {
  readonly creditCode: string
  readonly foundDate: string
}

/** A one-page PDF that says clearly that it is an example of a business licence. */
export function exampleLicence({ creditCode, foundDate }: LicenceText): Buffer {
  return examplePaper([
    ['F1', 30, 150, 470, 'EXAMPLE - NOT VALID'],
    ['F1', 20, 150, 420, 'Business licence (demonstration data)'],
    ['F2', 16, 150, 350, `Unified social credit code  ${creditCode}`],
    ['F2', 16, 150, 310, `Date of establishment       ${foundDate}`],
  ])
}
