import { Alert } from 'antd'
import type { CreditProfile } from '@lqr/contract/credit/profile/profile-entities.ts'
import { PROFILE_DIMENSIONS } from '@lqr/contract/credit/profile/profile-rules.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { profileCopy as copy } from './copy.ts'
import { ProfileFactor, type ToTopic } from './profile-factor.tsx'
import { ProfileReasons } from './profile-reasons.tsx'
import { ProfileSum } from './profile-sum.tsx'
import './profile.css'

interface ProfileViewProps extends ToTopic {
  profile: CreditProfile
  cardPath: string
}

/** A profile whole: the sum, what moved it most, and every question with what it rests on. */
export function ProfileView({ profile, cardPath, ...way }: ProfileViewProps) {
  const isLate = profile.dimensions.some(({ factors }) => factors.some(({ state }) => state === 'late'))
  return (
    <div className="stack">
      {profile.isStale && <Alert type="warning" showIcon title={copy.stale} />}
      {isLate && <Alert type="info" showIcon title={copy.late} description={copy.lateHint} />}
      <ProfileSum profile={profile} cardPath={cardPath} />
      <ProfileReasons profile={profile} />
      {profile.dimensions.map(({ code, points, factors }) => (
        <section key={code} className="panel" aria-labelledby={`dimension-${code}`}>
          <div className="panel-head">
            <h2 id={`dimension-${code}`} tabIndex={-1}>
              {nameOf(PROFILE_DIMENSIONS, code)}
            </h2>
            <strong className="tabular">{copy.signed(points)}</strong>
          </div>
          <ul className="plain-list">
            {factors.map((factor) => (
              <ProfileFactor key={factor.code} factor={factor} {...way} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
