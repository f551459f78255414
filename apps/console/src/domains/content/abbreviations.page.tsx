import { abbreviationPublication } from '@lqr/contract/content/abbreviation-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { useBeginning } from '../../shell/publishing/use-opened.ts'
import { copy } from './copy.ts'

/** Abbreviations of the whole-site search in every state; `?short=` opens the form with a word that was looked for in vain. */
export function Component() {
  const shortForm = useBeginning('short')
  return (
    <PublicationPage
      publication={abbreviationPublication}
      table="abbreviations"
      title={copy.abbreviationsTitle}
      intro={copy.abbreviationsIntro}
      keyword={copy.abbreviationsKeyword}
      begins={shortForm === undefined ? undefined : { shortForm }}
    />
  )
}
