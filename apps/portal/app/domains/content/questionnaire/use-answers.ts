import {
  answerProblem,
  type GivenAnswer,
  isUnanswered,
  NO_ANSWER,
} from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { answerQuestionnaire, OpenQuestionnaire } from '@lqr/contract/content/questionnaire-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { asFailure, type CallFailure } from '@lqr/web-client/call-failure.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shell/call.ts'
import { keep, type KeptAnswers, keptOf, keyOf, wasSent } from './kept-answers.ts'

export type Answered = CallOutput<typeof answerQuestionnaire>

/** What is wrong, by the place of the question. */
export type Problems = Readonly<Record<number, string>>

function problemsOf(questions: OpenQuestionnaire['questions'], answers: readonly GivenAnswer[]): Problems {
  return Object.fromEntries(
    questions.flatMap((question, place) => {
      const problem = answerProblem(question, answers[place] ?? NO_ANSWER)
      return problem === undefined ? [] : [[place, problem]]
    }),
  )
}

/** The places that the server names: `answers.3` and what stands below it. */
function problemsOfFailure({ fields }: CallFailure): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const place = /^answers\.(\d+)/.exec(name)?.[1]
      return place === undefined ? [] : [[Number(place), text]]
    }),
  )
}

/** The state of a questionnaire that is filled in: kept on the device with every letter, and sent once. */
export function useAnswers(
  { id, number, questions }: OpenQuestionnaire,
  start: KeptAnswers | undefined,
  onDone: (answered: Answered) => void,
) {
  const kept = keptOf(start, number)
  const [key] = useState(() => keyOf(kept))
  const isSent = wasSent(kept)
  const fits = kept !== undefined && kept.answers.length === questions.length
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>(
    fits ? kept.answers : questions.map(() => NO_ANSWER),
  )
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)

  // The first question that is wrong comes into view after every attempt.
  useEffect(() => {
    if (asked > 0)
      box.current?.querySelector<HTMLElement>('[data-wrong] :is(input, textarea), [data-wrong]')?.focus()
  }, [asked])

  function change(place: number, next: GivenAnswer): void {
    const changed = answers.with(place, next)
    setAnswers(changed)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([at]) => Number(at) !== place)))
    keep(id, { key, number, answers: changed, isSent })
  }

  async function submit(): Promise<void> {
    const found = problemsOf(questions, answers)
    setProblems(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return setAsked(asked + 1)
    setBusy(true)
    keep(id, { key, number, answers, isSent })
    try {
      const sent = answers.map((answer) => ({ ...answer, choices: [...answer.choices] }))
      const answered = await call<typeof answerQuestionnaire>(
        'POST',
        '/console/content/questionnaires/{id}/answers',
        { params: { id }, body: { number, answerKey: key, answers: sent } },
        { quiet: true },
      )
      keep(id, { key, number, answers: [], isSent: true })
      onDone(answered)
    } catch (error) {
      const failed = asFailure(error)
      setFailure(failed)
      setProblems(problemsOfFailure(failed))
      setAsked(asked + 1)
    } finally {
      setBusy(false)
    }
  }

  const restored = fits && kept.answers.some((answer) => !isUnanswered(answer))
  return { answers, change, problems, failure, busy, submit, restored, isSent, box }
}
