import { Button } from 'antd'
import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import { MAX_QUESTIONS } from '@lqr/contract/content/questionnaire-kinds.ts'
import { copy as all } from './copy.ts'
import { QuestionCard } from './question-card.tsx'
import './questionnaires.css'

const copy = all.input
const NEW: Question = { text: '', kind: 'single', isRequired: true, options: [] }

interface QuestionsInputProps {
  /** Set by the form. */
  id?: string
  value?: Question[]
  onChange?: (value: Question[]) => void
}

/** The questions of a questionnaire in their order. */
export function QuestionsInput({ id, value = [], onChange }: QuestionsInputProps) {
  const change = (next: Question[]) => onChange?.(next)
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [value[index], value[index + by]]
    if (one && other) change(value.with(index, other).with(index + by, one))
  }
  return (
    <div id={id} className="stack" tabIndex={-1}>
      {value.length === 0 && <p className="muted">{copy.empty}</p>}
      {value.map((question, index) => (
        <QuestionCard
          // Questions have no name of their own: their place tells them apart.
          key={index}
          place={index + 1}
          isLast={index === value.length - 1}
          value={question}
          onChange={(next) => change(value.with(index, next))}
          onMove={(by) => move(index, by)}
          onRemove={() => change(value.toSpliced(index, 1))}
        />
      ))}
      {value.length < MAX_QUESTIONS && <Button onClick={() => change([...value, NEW])}>{copy.add}</Button>}
    </div>
  )
}
