import { Button } from 'antd'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { copy } from '../copy.ts'
import { ConditionCard } from './condition-card.tsx'
import { Trial } from './trial.tsx'
import './conditions.css'

const NEW: PolicyCondition = {
  fact: 'scale',
  op: 'oneOf',
  bound: null,
  codes: [],
  clause: '',
  note: '',
  group: null,
  when: null,
  months: null,
  costYuan: null,
  evidence: '',
}

interface ConditionsInputProps {
  /** Set by the form. */
  id?: string
  value?: PolicyCondition[]
  onChange?: (value: PolicyCondition[]) => void
}

/** The conditions of an item, and how they would decide about enterprises that are certified now. */
export function ConditionsInput({ id, value = [], onChange }: ConditionsInputProps) {
  const change = (next: PolicyCondition[]) => onChange?.(next)
  return (
    <div id={id} className="stack" tabIndex={-1}>
      {value.length === 0 && <p className="muted">{copy.empty}</p>}
      {value.map((condition, index) => (
        <ConditionCard
          // Conditions have no name of their own: their place tells them apart.
          key={index}
          place={index + 1}
          value={condition}
          onChange={(next) => change(value.with(index, next))}
          onRemove={() => change(value.toSpliced(index, 1))}
        />
      ))}
      <Button onClick={() => change([...value, NEW])}>{copy.add}</Button>
      <Trial conditions={value} />
    </div>
  )
}
