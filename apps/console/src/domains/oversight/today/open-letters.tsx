import { Link } from 'react-router'
import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import { listLetters } from '@lqr/contract/oversight/letter-calls.ts'
import { CaseStatusTag } from '../../../shell/cases/case-status-tag.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { useCall } from '../../../shell/use-call.ts'
import { todayCopy as copy } from '../copy.ts'

const MOST = 6

/** The letters under way, those due first. */
export function OpenLetters() {
  const now = useNow()
  const of = useCall(
    listLetters,
    { body: { openOnly: true, sort: 'due', pageSize: MOST } },
    { refetchSeconds: 60 },
  )
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.letters}</h2>
        <Link to={OFFICE_LISTS.letter}>{copy.allLetters}</Link>
      </div>
      <Answer of={of}>
        {({ list }) =>
          list.length === 0 ? (
            <>
              <p>{copy.noLetters}</p>
              <p className="muted">{copy.noLettersHint}</p>
            </>
          ) : (
            <ul className="letter-list">
              {list.map((letter) => (
                <li key={letter.id}>
                  <Link to={`${OFFICE_LISTS.letter}/${letter.id}`}>{letter.orgName}</Link>
                  <span className="muted">{letter.subject}</span>
                  <span className="letter-state">
                    <CaseStatusTag of={letterCase} status={letter.status} />
                    {letter.dueAt && <DueTag clock={letter} now={now} />}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
