import { MODEL_CARD, MODEL_CARD_SECTIONS } from '@lqr/contract/credit/profile/model-card.ts'
import type { ProfileDimension } from '@lqr/contract/credit/profile/profile-model.ts'
import { PROFILE_RULES } from '@lqr/contract/credit/profile/profile-rules.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Page } from '../../../shell/page/page.tsx'
import { cardCopy as copy, profileCopy } from './copy.ts'
import './profile.css'

/** The questions of one dimension, with all of their answers and points. */
function Rules({ dimension }: { dimension: ProfileDimension }) {
  return (
    <section>
      <h3>{dimension.name}</h3>
      <ul className="plain-list">
        {dimension.factors.map(({ code, name, method, bins }) => (
          <li key={code} className="credit-factor">
            <strong>{name}</strong>
            <p className="muted">{method}</p>
            <ul className="credit-bins">
              {bins.map(({ code: bin, label, points }) => (
                <li key={bin}>
                  {label} <strong className="nowrap">{profileCopy.signed(points)}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the profile is and is not, its rules in force, and all of its versions. */
export function Component() {
  const [current] = PROFILE_RULES
  return (
    <Page title={MODEL_CARD.title}>
      <div className="stack">
        {MODEL_CARD_SECTIONS.map(({ title, lines }) => (
          <section key={title} className="panel">
            <h2>{title}</h2>
            <ul className="credit-card-lines">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className="panel">
          <h2>{`${copy.rules} ${current.version}`}</h2>
          <p className="panel-note">{copy.rulesHint(current.basePoints)}</p>
          {current.dimensions.map((dimension) => (
            <Rules key={dimension.code} dimension={dimension} />
          ))}
        </section>
        <section className="panel">
          <h2>{copy.versions}</h2>
          <ul className="credit-card-lines">
            {PROFILE_RULES.map(({ version, from, changedBy, change }) => (
              <li key={version}>
                {version}（{copy.from} {formatDate(from)}；{copy.changedBy} {changedBy}；{copy.change}{' '}
                {change}）
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
