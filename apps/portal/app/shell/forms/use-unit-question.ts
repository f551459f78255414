import { needsUnitConfirmation } from '@lqr/contract/rules/amount.ts'
import { checkTenThousands } from '@lqr/contract/rules/money-units.ts'
import { useState } from 'react'

/** What a form whose amounts are typed in 万元 does with them. */
interface AmountForm<Name extends string> {
  getValues(name: Name): string
  setValue(name: Name, value: '', options: { shouldDirty: boolean; shouldValidate: boolean }): void
  setFocus(name: Name): void
}

interface Asked<Name extends string> {
  readonly fields: readonly Name[]
  labelOf(name: Name): string
  /** Amounts that the form started with count as confirmed. */
  readonly startsConfirmed?: boolean
}

interface UnitQuestion<Name extends string> {
  readonly field: Name
  readonly label: string
  readonly typed: string
}

/** The amount rule of specification 5 for the amounts of a form: one with six or more digits is asked about once. */
export function useUnitQuestion<Name extends string>(form: AmountForm<Name>, asked: Asked<Name>) {
  const [question, setQuestion] = useState<UnitQuestion<Name>>()
  const [confirmed, setConfirmed] = useState<ReadonlyMap<Name, string>>(
    () => new Map(asked.startsConfirmed ? asked.fields.map((field) => [field, form.getValues(field)]) : []),
  )

  /** Asks about the field if it must be asked about; answers whether the question is now open. */
  function ask(field: Name): boolean {
    const typed = form.getValues(field)
    const isAmount = checkTenThousands(typed, '') === undefined
    if (!isAmount || !needsUnitConfirmation(typed) || confirmed.get(field) === typed) return false
    setQuestion({ field, label: asked.labelOf(field), typed })
    return true
  }

  function confirm(): void {
    if (question) setConfirmed(new Map([...confirmed, [question.field, question.typed]]))
    setQuestion(undefined)
  }

  function cancel(): void {
    if (!question) return
    setQuestion(undefined)
    form.setValue(question.field, '', { shouldDirty: true, shouldValidate: true })
    form.setFocus(question.field)
  }

  return {
    question,
    ask,
    /** Asks about the first amount that is still open. */
    askAll: () => asked.fields.some(ask),
    confirm,
    cancel,
  }
}
