import { Link } from 'react-router'
import {
  questionnairePublication,
  type QuestionnaireRecord,
  questionnaireVersions,
} from '@lqr/contract/content/questionnaire-record-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import type { OwnFields } from '../../../shell/publishing/publication.ts'
import { EndingMoment } from '../../../shell/publishing/ending-moment.tsx'
import { PreviewButtons } from '../../../shell/publishing/preview-buttons.tsx'
import { copy } from './copy.ts'
import { QuestionLines } from './question-lines.tsx'
import { QuestionsInput } from './questions-input.tsx'

const owned: OwnFields<QuestionnaireRecord> = {
  questions: {
    input: () => <QuestionsInput />,
    show: (value) => <QuestionLines value={value} />,
  },
}

const until = ({ openFrom, openTo }: QuestionnaireRecord) => <EndingMoment at={openTo} start={openFrom} />

/** Questionnaires in every state, each with its preview, its versions and what was answered. */
export function Component() {
  return (
    <PublicationPage
      publication={questionnairePublication}
      table="questionnaires"
      versions={questionnaireVersions}
      intro={copy.intro}
      keyword={copy.keyword}
      owned={owned}
      cells={{ openTo: until }}
      renderMore={(record: QuestionnaireRecord) => (
        <>
          <PreviewButtons page="/questionnairePreview" id={record.id} name={record.title} />
          <Link to={`/content/questionnaires/${record.id}`} aria-label={copy.resultsOf(record.title)}>
            {copy.results}
          </Link>
        </>
      )}
    />
  )
}
