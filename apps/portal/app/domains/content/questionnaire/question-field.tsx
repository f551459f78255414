import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import { MAX_LONG, MAX_SHORT, SCORES } from '@lqr/contract/content/questionnaire-kinds.ts'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { useId, useState } from 'react'
import { questionnaireCopy as copy } from './copy.ts'

interface Props {
  place: number
  question: Question
  answer: GivenAnswer
  problem: string | undefined
  onChange: (answer: GivenAnswer) => void
}

const control =
  'block w-full min-h-11 rounded-control border bg-surface px-3 py-1.5 text-body text-ink aria-invalid:border-danger border-line-strong'

function Choices({ question: { kind, options }, answer, onChange }: Omit<Props, 'place' | 'problem'>) {
  const name = useId()
  const { choices } = answer
  const toggle = (option: number, isOn: boolean) => {
    const rest = choices.filter((one) => one !== option)
    onChange({ ...answer, choices: isOn ? [...rest, option].toSorted((one, other) => one - other) : rest })
  }
  return options.map((label, option) => (
    <CheckField
      key={label}
      type={kind === 'single' ? 'radio' : 'checkbox'}
      name={name}
      checked={choices.includes(option)}
      onChange={({ target }) =>
        kind === 'single' ? onChange({ ...answer, choices: [option] }) : toggle(option, target.checked)
      }
    >
      <span className="text-body">{label}</span>
    </CheckField>
  ))
}

function Scale({ answer, onChange }: Omit<Props, 'place' | 'problem' | 'question'>) {
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <span className="text-note text-muted">{copy.lowest}</span>
      {SCORES.map((score) => (
        <CheckField
          key={score}
          type="radio"
          name={name}
          checked={answer.number === score}
          onChange={() => onChange({ ...answer, number: score })}
        >
          <span className="text-body">{copy.score(score)}</span>
        </CheckField>
      ))}
      <span className="text-note text-muted">{copy.highest}</span>
    </div>
  )
}

interface Described {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

function NumberInput({
  answer,
  onChange,
  described,
}: Omit<Props, 'place' | 'problem' | 'question'> & { described: Described }) {
  // What cannot be read as a number yet stays as it is typed.
  const [typed, setTyped] = useState(answer.number === null ? '' : String(answer.number))
  return (
    <input
      {...described}
      className={control}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={copy.number}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        onChange({ ...answer, number: text === '' ? null : Number(text) })
      }}
    />
  )
}

/** One question with its answer, and what is wrong with it. */
export function QuestionField({ place, question, answer, problem, onChange }: Props) {
  const { kind, text, isRequired } = question
  const id = useId()
  const described: Described = {
    'aria-labelledby': `${id}-text`,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': isRequired || undefined,
  }
  const isGroup = kind === 'single' || kind === 'several' || kind === 'scale'
  const put = (words: string) => onChange({ ...answer, text: words })
  return (
    <div
      {...(isGroup && {
        role: kind === 'several' ? 'group' : 'radiogroup',
        tabIndex: -1,
        'aria-labelledby': described['aria-labelledby'],
        'aria-describedby': described['aria-describedby'],
        ...(kind !== 'several' && {
          'aria-invalid': described['aria-invalid'],
          'aria-required': described['aria-required'],
        }),
      })}
      data-wrong={problem ? true : undefined}
      className="scroll-mt-24 border-b border-line py-4 outline-none last:border-0"
    >
      <p id={`${id}-text`} className="mb-2 text-body font-medium">
        {place}. {text}
        {kind === 'several' && <span className="ml-2 text-note font-normal text-muted">{copy.several}</span>}
        {!isRequired && <span className="ml-2 text-note font-normal text-muted">{copy.optional}</span>}
      </p>
      {(kind === 'single' || kind === 'several') && <Choices {...{ question, answer, onChange }} />}
      {kind === 'scale' && <Scale {...{ answer, onChange }} />}
      {kind === 'number' && <NumberInput {...{ answer, onChange, described }} />}
      {kind === 'short' && (
        <input
          {...described}
          className={control}
          autoComplete="off"
          maxLength={MAX_SHORT}
          value={answer.text}
          onChange={({ target }) => put(target.value)}
        />
      )}
      {kind === 'long' && (
        <textarea
          {...described}
          className={control}
          rows={4}
          maxLength={MAX_LONG}
          value={answer.text}
          onChange={({ target }) => put(target.value)}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-note text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
