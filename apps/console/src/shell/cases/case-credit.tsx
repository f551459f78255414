import { Tag } from 'antd'
import { Link } from 'react-router'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { isAccessState, LIVING_STATES, authorisationStates } from '@lqr/contract/credit/states.ts'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { scopeNames, topicsOf } from '@lqr/contract/credit/scopes.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../page/answer.tsx'
import { Facts } from '../records/facts.tsx'
import { nameOf } from '../records/name-of.ts'
import { useCall } from '../use-call.ts'
import { caseCreditCopy as copy } from './copy.ts'
import './cases.css'

type Held = CallOutput<typeof listHeldAuthorisations>['list'][number]

/** More than a case has: an open one, and those that ended before it. */
const SHOWN = 5

/** Ways into what one authorisation opens; each opening leaves its row, so nothing is read before. */
function Ways({ held: { companyId, bizNo, dataScope } }: { held: Held }) {
  const tail = `?caseNo=${encodeURIComponent(bizNo)}`
  const topics = topicsOf(dataScope)
  if (topics.length === 0) return null
  return (
    <>
      <p className="case-credit-ways">
        <Link to={`/workbench/credit/${companyId}${tail}`}>{copy.file}</Link>
        <Link to={`/workbench/credit/${companyId}/profile${tail}`}>{copy.profile}</Link>
      </p>
      <details>
        <summary>{copy.topics(topics.length)}</summary>
        <ul className="case-credit-topics">
          {topics.map((topic) => (
            <li key={topic}>
              <Link to={`/workbench/credit/${companyId}/topics/${topic}${tail}`}>
                {nameOf(CREDIT_TOPICS, topic)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** Given, by a letter that names a branch alone: the house above it reads nothing under it. */
const isOfBranchAlone = ({ status, can }: Held) => isAccessState(status) && !can.read

/** What waits for the enterprise, or may be read: nothing more has to be asked for. */
const isEnough = (held: Held) =>
  LIVING_STATES.some((living) => living === held.status) && !isOfBranchAlone(held)

function OneHeld({ held }: { held: Held }) {
  const { authNo, status, dataScope, validTo, rejectReason, can } = held
  return (
    <li className="case-credit">
      <p className="case-credit-head">
        <Tag color={can.read ? 'success' : 'default'}>{nameOf(authorisationStates, status)}</Tag>
        <span className="tabular">{authNo}</span>
      </p>
      <Facts
        items={[
          { label: copy.scope, value: scopeNames(dataScope).join('、'), isWide: true },
          { label: copy.validTo, value: formatDateTime(validTo) },
          ...(rejectReason ? [{ label: copy.rejectReason, value: rejectReason }] : []),
        ]}
      />
      {can.read && <Ways held={held} />}
      {isOfBranchAlone(held) && <p className="muted">{creditErrors.houseNotNamed.msg}</p>}
    </li>
  )
}

/** What the enterprise authorised for this case, and from here into it. */
export function CaseCredit({ caseNo, canAsk }: { caseNo: string; canAsk: boolean }) {
  const body = { currentPageNum: 1, pageSize: SHOWN, bizNo: caseNo }
  const answer = useCall(listHeldAuthorisations, { body }, { quiet: true })
  return (
    <section className="panel" aria-labelledby="case-credit">
      <h2 id="case-credit">{copy.title}</h2>
      <Answer of={answer}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className="muted">{copy.none}</p>}
            <ul className="plain-list">
              {list.map((held) => (
                <OneHeld key={held.id} held={held} />
              ))}
            </ul>
            {canAsk && !list.some(isEnough) && (
              <p>
                <Link to={`/workbench/authorisations?ask=${encodeURIComponent(caseNo)}`}>{copy.ask}</Link>
              </p>
            )}
          </>
        )}
      </Answer>
      <p className="muted panel-foot">{copy.note}</p>
    </section>
  )
}
