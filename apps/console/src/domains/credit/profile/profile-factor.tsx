import { Tag } from 'antd'
import { Link } from 'react-router'
import {
  type AnsweredFactor,
  FACTOR_STATES,
  type ProfileInput,
} from '@lqr/contract/credit/profile/profile-entities.ts'
import { PROFILE_FACTORS } from '@lqr/contract/credit/profile/profile-rules.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { profileCopy as copy } from './copy.ts'

export interface ToTopic {
  isOwn: boolean
  /** The address of a topic's page. */
  toTopic: (topic: string) => string
}

function Input({ input }: { input: ProfileInput }) {
  const { fact, source, dataDate, isCounted, note } = input
  return (
    <li>
      {fact} {!isCounted && <Tag>{copy.notCounted}</Tag>}
      {source && (
        <span className="muted credit-input-source">
          {copy.source(source, dataDate && formatDate(dataDate))}
        </span>
      )}
      {note && <span className="muted credit-input-source">{note}</span>}
    </li>
  )
}

/** One question: its answer, its points with the range, what it rests on and what would raise it. */
export function ProfileFactor({ factor, isOwn, toTopic }: ToTopic & { factor: AnsweredFactor }) {
  const { code, topic, state, answer, points, leastPoints, mostPoints, improve, inputs } = factor
  const topicName = nameOf(CREDIT_TOPICS, topic)
  return (
    <li className="credit-factor">
      <div className="credit-factor-head">
        <h3>{nameOf(PROFILE_FACTORS, code)}</h3>
        <span className={state === 'known' ? undefined : 'muted'}>
          {answer ?? nameOf(FACTOR_STATES, state)}
        </span>
        <span className="credit-factor-points">
          <strong>{copy.signed(points)}</strong>{' '}
          <span className="muted">（{copy.between(leastPoints, mostPoints)}）</span>
        </span>
      </div>
      {inputs.length > 0 && (
        <ul className="credit-inputs" aria-label={copy.inputs}>
          {inputs.map((input, index) => (
            <Input key={input.itemId ?? index} input={input} />
          ))}
        </ul>
      )}
      {improve && (
        <p>
          <span className="muted">{copy.improve}</span> {improve}
        </p>
      )}
      {inputs.some(({ itemId }) => itemId !== null) && (
        <Link to={toTopic(topic)}>{isOwn ? copy.openOwn(topicName) : copy.open(topicName)}</Link>
      )}
    </li>
  )
}
