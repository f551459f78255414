import { Link } from 'react-router'
import {
  questionnairePublication,
  type QuestionnaireRecord,
} from '@lqr/contract/content/questionnaire-record-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import type { OwnFields } from '../../../shell/publishing/publication.ts'
import { copy } from './copy.ts'
import { QuestionLines } from './question-lines.tsx'
import { QuestionsInput } from './questions-input.tsx'

const owned: OwnFields<QuestionnaireRecord> = {
  questions: {
    input: () => <QuestionsInput />,
    show: (value) => <QuestionLines value={value} />,
  },
}

/** Questionnaires in every state, each with what was answered. */
export function Component() {
  return (
    <PublicationPage
      publication={questionnairePublication}
      table="questionnaires"
      intro={copy.intro}
      keyword={copy.keyword}
      owned={owned}
      renderMore={({ id, title }: QuestionnaireRecord) => (
        <Link to={`/content/questionnaires/${id}`} aria-label={copy.resultsOf(title)}>
          {copy.results}
        </Link>
      )}
    />
  )
}
