import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import { QUESTION_KINDS } from '@lqr/contract/content/questionnaire-kinds.ts'
import { copy as all } from './copy.ts'

const copy = all.input

/** Questions as a list, for who reviews them. */
export function QuestionLines({ value }: { value: unknown }) {
  if (!Array.isArray(value)) return null
  return (
    <ol>
      {value.map(({ text, kind, isRequired, options }: Question, index) => (
        // Two questions may be asked in the same words.
        <li key={index}>
          {text}
          {isRequired && copy.required}
          <div className="muted">
            {[QUESTION_KINDS.find(({ code }) => code === kind)?.name, ...options].join(' · ')}
          </div>
        </li>
      ))}
    </ol>
  )
}
