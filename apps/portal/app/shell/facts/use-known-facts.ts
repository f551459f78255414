import type { getKnownFacts, GivenDocument } from '@lqr/contract/facts/calls.ts'
import type { FactFormCode } from '@lqr/contract/facts/forms.ts'
import { type FilledForm, filledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { useShell } from '../use-shell.ts'

export interface KnownForForm {
  readonly filled: FilledForm
  readonly documents: readonly GivenDocument[]
}

const NOTHING: KnownForForm = { filled: {}, documents: [] }

/**
 * What is known of the company that is signed in, for this form; undefined while it is asked for. Nothing is known of a visitor, and
 * where it cannot be had the form begins empty.
 */
export function useKnownFacts(form: FactFormCode): KnownForForm | undefined {
  const { userId } = useShell().session
  const [known, setKnown] = useState<{ userId: string; facts: KnownForForm }>()
  useEffect(() => {
    if (userId === null) return undefined
    const controller = new AbortController()
    call<typeof getKnownFacts>('GET', '/console/facts/forms/{form}', { params: { form } }, { quiet: true })
      .then((answer) => ({ filled: filledForm(form, answer), documents: answer.documents }))
      .catch(() => NOTHING)
      .then((facts) => {
        if (!controller.signal.aborted) setKnown({ userId, facts })
      })
      .catch(() => undefined)
    return () => controller.abort()
  }, [userId, form])
  if (userId === null) return NOTHING
  return known?.userId === userId ? known.facts : undefined
}
