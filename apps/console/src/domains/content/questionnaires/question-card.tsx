import { Button, Checkbox, Input, Select } from 'antd'
import { type Question, question } from '@lqr/contract/content/questionnaire-form.ts'
import { QUESTION_KINDS, type QuestionKind } from '@lqr/contract/content/questionnaire-kinds.ts'
import { copy as all } from './copy.ts'

const copy = all.input
const KINDS = QUESTION_KINDS.map(({ code, name }) => ({ value: code, label: name }))
const CHOOSES: ReadonlySet<QuestionKind> = new Set(['single', 'several'])

interface QuestionCardProps {
  place: number
  isLast: boolean
  value: Question
  onChange: (value: Question) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The first sentence of what is wrong with a question. */
function problemOf(value: Question): string | undefined {
  const { success, error } = question.safeParse(value)
  return success ? undefined : error.issues[0]?.message
}

/** One question: its words, how it is answered, and its options where it has some. */
export function QuestionCard({ place, isLast, value, onChange, onMove, onRemove }: QuestionCardProps) {
  const put = (change: Partial<Question>) => onChange({ ...value, ...change })
  const { text, kind, isRequired, options } = value
  const problem = problemOf(value)
  return (
    <fieldset className="question">
      <legend>{copy.question(place)}</legend>
      <Input
        aria-label={copy.text}
        placeholder={copy.text}
        value={text}
        maxLength={200}
        onChange={({ target }) => put({ text: target.value })}
      />
      <div className="question-line">
        <Select
          aria-label={copy.kind}
          className="question-kind"
          value={kind}
          options={KINDS}
          onChange={(next) => put({ kind: next, options: CHOOSES.has(next) ? options : [] })}
        />
        <Checkbox checked={isRequired} onChange={({ target }) => put({ isRequired: target.checked })}>
          {copy.isRequired}
        </Checkbox>
        <div className="question-line question-steps">
          <Button
            size="small"
            disabled={place === 1}
            aria-label={copy.upOf(place)}
            onClick={() => onMove(-1)}
          >
            {copy.up}
          </Button>
          <Button size="small" disabled={isLast} aria-label={copy.downOf(place)} onClick={() => onMove(1)}>
            {copy.down}
          </Button>
          <Button size="small" danger aria-label={copy.removeOf(place)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      </div>
      {CHOOSES.has(kind) && (
        <Input.TextArea
          aria-label={copy.options}
          placeholder={copy.options}
          autoSize={{ minRows: 2, maxRows: 20 }}
          value={options.join('\n')}
          onChange={({ target }) => put({ options: target.value.split('\n') })}
          // An empty line may become an option while it is typed, and is none afterwards.
          onBlur={() => put({ options: options.map((option) => option.trim()).filter(Boolean) })}
        />
      )}
      {problem && (
        <span role="status" className="question-problem">
          {problem}
        </span>
      )}
    </fieldset>
  )
}
