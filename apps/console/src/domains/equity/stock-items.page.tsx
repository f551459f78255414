import { stockItemPublication } from '@lqr/contract/equity/record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** The items of the exchange in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={stockItemPublication}
      table="stockItems"
      intro={copy.intro}
      keyword={copy.keyword}
    />
  )
}
