import { articlePublication } from '@lqr/contract/content/record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Articles of every kind in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={articlePublication}
      table="articles"
      intro={copy.intro}
      keyword={copy.keyword}
    />
  )
}
