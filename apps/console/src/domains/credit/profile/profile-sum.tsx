import { Tag } from 'antd'
import { Link } from 'react-router'
import type { CreditProfile } from '@lqr/contract/credit/profile/profile-entities.ts'
import { PROFILE_DIMENSIONS } from '@lqr/contract/credit/profile/profile-rules.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf, namesOf } from '../../../shell/records/name-of.ts'
import { profileCopy as copy } from './copy.ts'

/** The sum as it is worked out: base, each dimension, total. */
function SumTable({ profile }: { profile: CreditProfile }) {
  const { basePoints, totalPoints, dimensions } = profile
  return (
    <table className="credit-sum">
      <thead>
        <tr>
          <th scope="col">{copy.item}</th>
          <th scope="col">{copy.points}</th>
          <th scope="col">{copy.range}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{copy.base}</th>
          <td>{basePoints}</td>
          <td />
        </tr>
        {dimensions.map(({ code, points, leastPoints, mostPoints }) => (
          <tr key={code}>
            <th scope="row">
              <a href={`#dimension-${code}`}>{nameOf(PROFILE_DIMENSIONS, code)}</a>
            </th>
            <td>{copy.signed(points)}</td>
            <td className="muted">{copy.between(leastPoints, mostPoints)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{copy.total}</th>
          <td>{totalPoints}</td>
          <td className="muted">{copy.wholeRange}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The total with everything it is made of, and how much is known. */
export function ProfileSum({ profile, cardPath }: { profile: CreditProfile; cardPath: string }) {
  const { completenessPercent, asOf, ruleVersion, dataVersion, closedTopics, isDemonstration } = profile
  return (
    <section className="panel" aria-labelledby="profile-sum">
      <div className="panel-head">
        <h2 id="profile-sum">{copy.sum}</h2>
        {isDemonstration && <Tag>{copy.demonstration}</Tag>}
      </div>
      <SumTable profile={profile} />
      <Facts
        columns={3}
        items={[
          { label: copy.completeness, value: `${completenessPercent}%` },
          { label: copy.asOf, value: formatDate(asOf) },
          { label: copy.version, value: <Link to={cardPath}>{ruleVersion}</Link> },
          { label: copy.dataVersion, value: dataVersion },
          ...(closedTopics.length > 0
            ? [{ label: copy.closed, value: namesOf(CREDIT_TOPICS, closedTopics), isWide: true }]
            : []),
        ]}
      />
      <p className="muted panel-foot">{copy.completenessHint}</p>
    </section>
  )
}
