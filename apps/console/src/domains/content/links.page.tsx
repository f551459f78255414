import { linkPublication } from '@lqr/contract/content/link-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Friendly and quick links in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={linkPublication}
      table="links"
      intro={copy.linksIntro}
      keyword={copy.linksKeyword}
    />
  )
}
