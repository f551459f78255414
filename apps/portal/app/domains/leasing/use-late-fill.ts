import type { FilledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import { useEffect, useState } from 'react'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import type { NeedValues } from './need-schema.ts'

/** Fills what nobody has touched when somebody signs in while the form stands open. */
export function useLateFill(
  { resetField, getValues }: CallForm<NeedValues>,
  filled: FilledForm | undefined,
  empty: Partial<NeedValues>,
): void {
  const [first] = useState(filled)
  const [start] = useState(empty)
  useEffect(() => {
    if (!filled || filled === first) return
    for (const [key, { value }] of Object.entries(filled)) {
      const name = key as keyof NeedValues
      if (getValues(name) === start[name]) {
        resetField(name, { defaultValue: value as NeedValues[typeof name] })
      }
    }
  }, [filled, first, start, getValues, resetField])
}
