import { NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { OpenQuestionnaire } from '@lqr/contract/content/questionnaire-calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../shell/forms/refusal.tsx'
import { questionnaireCopy as copy } from './copy.ts'
import { type KeptAnswers, readKept } from './kept-answers.ts'
import { QuestionField } from './question-field.tsx'
import { type Answered, useAnswers } from './use-answers.ts'

const CHANGED = 'content.questionnaireChanged'

/** What follows: thanks, in the words of who asked. */
function Done({ answered }: { answered: Answered }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title text-success outline-none">
        {copy.done.title}
      </h2>
      <p className="mt-2 whitespace-pre-line">{answered.thanks}</p>
      {answered.isRepeated && <p className="mt-2 text-note text-muted">{copy.done.repeated}</p>}
    </>
  )
}

interface FillingProps {
  questionnaire: OpenQuestionnaire
  /** What this device kept; the server has none. */
  start: KeptAnswers | undefined
  /** Nothing can be typed before there is somebody to keep it. */
  isHere: boolean
  onDone: (answered: Answered) => void
}

function Filling({ questionnaire, start, isHere, onDone }: FillingProps) {
  const { revalidate } = useRevalidator()
  const { answers, change, problems, failure, busy, submit, restored, isSent, box } = useAnswers(
    questionnaire,
    start,
    onDone,
  )
  const wrong = Object.keys(problems).length
  return (
    <form
      ref={box}
      noValidate
      aria-label={questionnaire.title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isSent && (
        <p role="status" className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.sentBefore}
        </p>
      )}
      {restored && (
        <p role="status" className="mb-3 rounded-control bg-primary-soft px-3 py-2 text-note">
          {copy.restored}
        </p>
      )}
      <p className="text-note text-muted">{copy.privacy}</p>
      <fieldset disabled={!isHere} className="m-0 min-w-0 border-0 p-0">
        {questionnaire.questions.map((question, place) => (
          <QuestionField
            key={`${questionnaire.number}-${place}`}
            place={place + 1}
            question={question}
            answer={answers[place] ?? NO_ANSWER}
            problem={problems[place]}
            onChange={(next) => change(place, next)}
          />
        ))}
      </fieldset>
      <Refusal text={wrong > 0 ? copy.incomplete(wrong) : failure?.msg} />
      <p className="mt-4 flex flex-wrap gap-3">
        <Button kind="primary" size="large" type="submit" busy={busy} disabled={!isHere}>
          {copy.submit}
        </Button>
        {failure?.key === CHANGED && (
          <Button size="large" onClick={() => void revalidate()}>
            {copy.changed}
          </Button>
        )}
      </p>
    </form>
  )
}

/** The questions; after they were sent, thanks. What this device kept is read in the browser alone. */
export default function Answering({ questionnaire }: { questionnaire: OpenQuestionnaire }) {
  const [answered, setAnswered] = useState<Answered>()
  // The first drawing is that of the server, which knows nothing of the device.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  if (answered) return <Done answered={answered} />
  const { id, number } = questionnaire
  return (
    <Filling
      key={`${number}-${isHere}`}
      questionnaire={questionnaire}
      isHere={isHere}
      start={isHere ? readKept(id) : undefined}
      onDone={setAnswered}
    />
  )
}
