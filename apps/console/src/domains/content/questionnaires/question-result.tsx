import type { getQuestionnaireResults } from '@lqr/contract/content/questionnaire-result-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { copy as all } from './copy.ts'

const copy = all.result

export type Result = CallOutput<typeof getQuestionnaireResults>['questions'][number]

function Counts({ counts, answered }: Pick<Result, 'counts' | 'answered'>) {
  return (
    <table className="result-table">
      <thead>
        <tr>
          <th scope="col">{copy.option}</th>
          <th scope="col">{copy.count}</th>
          <th scope="col">{copy.share}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ label, count }) => (
          <tr key={label}>
            <td>{label}</td>
            <td className="tabular">{count}</td>
            <td className="tabular">{answered > 0 && formatPercent((count / answered) * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was answered to one question: how often what, the figures, or the latest words. */
export function QuestionResult({ place, result }: { place: number; result: Result }) {
  const { text, answered, counts, average, lowest, highest, texts } = result
  return (
    <section className="panel">
      <h2>
        {place}. {text}
      </h2>
      <p className="muted">{copy.answered(answered)}</p>
      {counts.length > 0 && <Counts counts={counts} answered={answered} />}
      {average !== null && <p>{copy.average(average)}</p>}
      {lowest !== null && highest !== null && <p className="muted">{copy.range(lowest, highest)}</p>}
      {texts.length > 0 && (
        <>
          <h3>{copy.texts}</h3>
          <ul>
            {texts.map((words, index) => (
              <li key={index} className="prewrap">
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
