import { CONDITION_ANSWERS } from '@lqr/contract/kernel/conditions/answers.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import type { tryItemRules } from '@lqr/contract/policies/match-calls.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'

type Sample = CallOutput<typeof tryItemRules>['samples'][number]

/** Some enterprises with every condition answered. */
export function TrialSamples({ samples }: { samples: readonly Sample[] }) {
  return (
    <>
      {samples.map(({ companyId, corporateName, standing, verdicts }) => (
        <details key={companyId}>
          <summary>{copy.sampleOf(corporateName, nameOf(ITEM_STANDINGS, standing) ?? '')}</summary>
          <ul className="trial-verdicts">
            {verdicts.map(({ asks, found, by, answer, clause }, index) => (
              // Verdicts stand in the order of the conditions, which have no name of their own.
              <li key={index}>
                <strong>{nameOf(CONDITION_ANSWERS, answer)}</strong> {asks}
                <span className="muted">
                  {' '}
                  {copy.found} {found ?? copy.notKnown}
                  {by ? `，${by}` : ''}；{copy.clauseTitle} {clause}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
