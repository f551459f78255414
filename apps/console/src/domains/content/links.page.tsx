import { linkPublication, linkVersions } from '@lqr/contract/content/link-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Friendly and quick links in every state, each with the versions that were published. */
export function Component() {
  return (
    <PublicationPage
      publication={linkPublication}
      table="links"
      versions={linkVersions}
      intro={copy.linksIntro}
      keyword={copy.linksKeyword}
    />
  )
}
