import { Select } from 'antd'
import { useParams } from 'react-router'
import {
  getQuestionnaireResults,
  listQuestionnaireAnswers,
} from '@lqr/contract/content/questionnaire-result-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { lastAddress } from '../../../shell/page/last-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy as all } from './copy.ts'
import { QuestionResult } from './question-result.tsx'
import './questionnaires.css'

const copy = all.result

type Results = CallOutput<typeof getQuestionnaireResults>

/** The figures of one version, and the way to those of another. */
function Shown({ results }: { results: Results }) {
  const { change } = useListSearch()
  const { id, total, number, versions, questions } = results
  if (total === 0) {
    return (
      <div className="panel">
        <Notice title={copy.none} hint={copy.noneHint} />
      </div>
    )
  }
  return (
    <>
      <div className="filters">
        <p role="status">{copy.total(total)}</p>
        <Select
          aria-label={copy.version}
          className="filter-status"
          value={number}
          options={versions.map((one) => ({
            value: one.number,
            label: copy.versionOf(one.number, one.count),
          }))}
          onChange={(next) => change({ number: next })}
        />
        <ExportButton
          def={listQuestionnaireAnswers}
          input={{ params: { id }, body: { number } }}
          label={copy.answers}
        />
      </div>
      <div className="stack">
        {questions.map((result, index) => (
          <QuestionResult key={`${number}-${index}`} place={index + 1} result={result} />
        ))}
      </div>
    </>
  )
}

/** What was answered to a questionnaire. */
export function Component() {
  const { id = '' } = useParams()
  const number = Number(useListSearch().text('number'))
  const isNamed = Number.isSafeInteger(number) && number > 0
  const answer = useCall(getQuestionnaireResults, { params: { id }, query: isNamed ? { number } : {} })
  const { data } = answer
  return (
    <Page
      title={data ? copy.of(data.title) : copy.title}
      extra={<LinkButton to={lastAddress('/content/questionnaires')} label={copy.back} />}
    >
      <Answer of={answer}>{(results) => <Shown results={results} />}</Answer>
    </Page>
  )
}
