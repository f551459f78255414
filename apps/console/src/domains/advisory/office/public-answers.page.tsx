import { answerPublication } from '@lqr/contract/advisory/answer-record-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

const texts = copy.answers

/** The public answers in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={answerPublication}
      table="publicAnswers"
      intro={texts.intro}
      keyword={texts.keyword}
    />
  )
}
