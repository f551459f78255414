import { needsUnitConfirmation } from '@lqr/contract/rules/amount.ts'
import { checkTenThousands } from '@lqr/contract/rules/money-units.ts'
import { useState } from 'react'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import { metaOf, type NeedValues } from './need-schema.ts'

const MONEY_FIELDS = ['valueYuan', 'amountYuan'] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

interface UnitQuestion {
  readonly field: MoneyField
  readonly label: string
  readonly typed: string
}

/** The amount rule of specification 5: an amount with six or more digits is asked about once. */
export function useUnitQuestion(form: CallForm<NeedValues>) {
  const [question, setQuestion] = useState<UnitQuestion>()
  const [confirmed, setConfirmed] = useState<Partial<Record<MoneyField, string>>>({})

  /** Asks about the field if it must be asked about; answers whether the question is now open. */
  function ask(field: MoneyField): boolean {
    const typed = form.getValues(field)
    const isAmount = checkTenThousands(typed, '') === undefined
    if (!isAmount || !needsUnitConfirmation(typed) || confirmed[field] === typed) return false
    setQuestion({ field, label: metaOf(field).label, typed })
    return true
  }

  function confirm(): void {
    if (question) setConfirmed({ ...confirmed, [question.field]: question.typed })
    setQuestion(undefined)
  }

  function cancel(): void {
    if (!question) return
    setQuestion(undefined)
    form.setValue(question.field, '', { shouldDirty: true, shouldValidate: true })
    form.setFocus(question.field)
  }

  return { question, ask, askAll: () => MONEY_FIELDS.some(ask), confirm, cancel }
}
