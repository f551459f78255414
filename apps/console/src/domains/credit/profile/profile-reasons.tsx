import type { AnsweredFactor, CreditProfile } from '@lqr/contract/credit/profile/profile-entities.ts'
import { PROFILE_FACTORS } from '@lqr/contract/credit/profile/profile-rules.ts'
import { strongestReasons } from '@lqr/contract/credit/profile/strongest-reasons.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { profileCopy as copy } from './copy.ts'

function Reasons({
  title,
  none,
  factors,
}: {
  title: string
  none: string
  factors: readonly AnsweredFactor[]
}) {
  return (
    <div>
      <h3>{title}</h3>
      {factors.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ol className="credit-reasons">
          {factors.map(({ code, answer, points }) => (
            <li key={code}>
              {nameOf(PROFILE_FACTORS, code)}：{answer}{' '}
              <strong className="nowrap">{copy.signed(points)}</strong>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** What raised and what lowered the sum most. */
export function ProfileReasons({ profile }: { profile: CreditProfile }) {
  const { up, down } = strongestReasons(profile)
  return (
    <section className="panel credit-reason-columns" aria-label={`${copy.up}、${copy.down}`}>
      <Reasons title={copy.up} none={copy.noUp} factors={up} />
      <Reasons title={copy.down} none={copy.noDown} factors={down} />
    </section>
  )
}
