import { InputNumber, Select } from 'antd'
import { CONDITION_OPS, type Comparison } from '@lqr/contract/policies/conditions.ts'
import { CONDITION_FACTS, factOf } from '@lqr/contract/policies/facts.ts'
import { optionsOf } from '../../../shell/publishing/record-field.tsx'
import { copy } from '../copy.ts'

const OPS = {
  figure: ['atLeast', 'atMost', 'judged'],
  code: ['oneOf', 'noneOf', 'judged'],
  codes: ['oneOf', 'noneOf', 'judged'],
  judged: ['judged'],
} as const

interface ComparisonInputProps {
  value: Comparison
  onChange: (change: Comparison) => void
  /** A guard is never judged by a person. */
  isGuard?: boolean
}

/** What is compared with what: the ways to compare and the input follow from the fact. */
export function ComparisonInput({ value, onChange, isGuard = false }: ComparisonInputProps) {
  const { fact, op, bound, codes } = value
  const about = factOf(fact)
  const facts = CONDITION_FACTS.filter(({ kind }) => !isGuard || kind !== 'judged')
  const ops = CONDITION_OPS.filter(
    ({ code }) => OPS[about.kind].some((one) => one === code) && !(isGuard && code === 'judged'),
  )
  const changeFact = (next: Comparison['fact']) =>
    onChange({ fact: next, op: OPS[factOf(next).kind][0], bound: null, codes: [] })
  return (
    <div className="condition-line">
      <Select
        aria-label={copy.fact}
        className="condition-fact"
        value={fact}
        options={optionsOf(facts)}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={changeFact}
      />
      <Select
        aria-label={copy.op}
        className="condition-op"
        value={op}
        options={optionsOf(ops)}
        onChange={(next) => onChange({ fact, op: next, bound, codes })}
      />
      {about.kind === 'figure' && op !== 'judged' && (
        <InputNumber
          aria-label={copy.bound}
          className="condition-bound"
          value={bound}
          suffix={about.unit}
          onChange={(next) => onChange({ fact, op, bound: next, codes: [] })}
        />
      )}
      {'items' in about && op !== 'judged' && (
        <Select
          aria-label={copy.codes}
          mode="multiple"
          className="condition-codes"
          value={codes}
          options={optionsOf(about.items)}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next) => onChange({ fact, op, bound: null, codes: next })}
        />
      )}
    </div>
  )
}
