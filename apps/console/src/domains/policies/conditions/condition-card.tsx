import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import { type PolicyCondition, policyCondition } from '@lqr/contract/policies/conditions.ts'
import { copy } from '../copy.ts'
import { ComparisonInput } from './comparison-input.tsx'

const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const NO_GROUP = 0

interface ConditionCardProps {
  place: number
  value: PolicyCondition
  onChange: (value: PolicyCondition) => void
  onRemove: () => void
}

/** The first sentence of what is wrong with a condition. */
function problemOf(value: PolicyCondition): string | undefined {
  const { success, error } = policyCondition.safeParse(value)
  return success ? undefined : error.issues[0]?.message
}

/** One condition: what is compared, whom it is about, what of the document says so, and what would change it. */
export function ConditionCard({ place, value, onChange, onRemove }: ConditionCardProps) {
  const put = (change: Partial<PolicyCondition>) => onChange({ ...value, ...change })
  const problem = problemOf(value)
  const groups = GROUPS.map((group) => ({ value: group, label: copy.groupOf(group) }))
  return (
    <fieldset className="condition">
      <legend>{copy.condition(place)}</legend>
      <ComparisonInput value={value} onChange={put} />
      <Input
        aria-label={copy.clause}
        placeholder={copy.clause}
        value={value.clause}
        maxLength={200}
        onChange={({ target }) => put({ clause: target.value })}
      />
      <Input
        aria-label={copy.note}
        placeholder={copy.note}
        value={value.note}
        maxLength={300}
        onChange={({ target }) => put({ note: target.value })}
      />
      <Select
        aria-label={copy.group}
        value={value.group ?? NO_GROUP}
        options={[{ value: NO_GROUP, label: copy.noGroup }, ...groups]}
        onChange={(group) => put({ group: group === NO_GROUP ? null : group })}
      />
      <Checkbox
        checked={value.when !== null}
        onChange={({ target }) =>
          put({ when: target.checked ? { fact: 'scale', op: 'oneOf', bound: null, codes: [] } : null })
        }
      >
        {copy.when}
      </Checkbox>
      {value.when && (
        <div role="group" aria-label={copy.guard}>
          <ComparisonInput value={value.when} isGuard onChange={(when) => put({ when })} />
        </div>
      )}
      <div className="condition-line" role="group" aria-label={copy.path}>
        <InputNumber
          className="condition-bound"
          aria-label={copy.months}
          placeholder={copy.months}
          value={value.months}
          min={0}
          max={120}
          precision={0}
          onChange={(months) => put({ months })}
        />
        <InputNumber
          className="condition-bound"
          aria-label={copy.cost}
          placeholder={copy.cost}
          value={value.costYuan}
          min={0}
          precision={0}
          onChange={(costYuan) => put({ costYuan })}
        />
        <Input
          aria-label={copy.evidence}
          placeholder={copy.evidence}
          className="condition-codes"
          value={value.evidence}
          maxLength={200}
          onChange={({ target }) => put({ evidence: target.value })}
        />
      </div>
      <div className="condition-end">
        {problem ? (
          <span role="status" className="condition-problem">
            {problem}
          </span>
        ) : (
          <span />
        )}
        <Button size="small" danger aria-label={copy.remove(place)} onClick={onRemove}>
          {copy.removeShort}
        </Button>
      </div>
    </fieldset>
  )
}
