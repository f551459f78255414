import { abbreviationPublication } from '@lqr/contract/content/abbreviation-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Abbreviations of the whole-site search in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={abbreviationPublication}
      table="abbreviations"
      intro={copy.abbreviationsIntro}
      keyword={copy.abbreviationsKeyword}
    />
  )
}
