import { conditionText } from '@lqr/contract/policies/condition-words.ts'
import { policyConditions } from '@lqr/contract/policies/conditions.ts'
import { copy } from '../copy.ts'

/** Conditions as people read them, for who reviews them. */
export function ConditionLines({ value }: { value: unknown }) {
  const { data = [] } = policyConditions.safeParse(value)
  if (data.length === 0) return copy.none
  return (
    <ol className="trial-verdicts">
      {data.map((condition, index) => (
        // Conditions have no name of their own: their place tells them apart.
        <li key={index}>
          {conditionText(condition)}
          {condition.group === null ? '' : copy.inGroup(condition.group)}
          <span className="muted">
            {' '}
            {copy.clauseTitle} {condition.clause}
            {condition.note ? `；${condition.note}` : ''}
          </span>
        </li>
      ))}
    </ol>
  )
}
