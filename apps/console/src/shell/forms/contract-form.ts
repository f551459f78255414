import type { FormInstance } from 'antd'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'

type Errors = Readonly<Record<string, string>>

/** How the first field that is wrong is moved to. */
export const TO_FIRST_ERROR = { behavior: 'auto', block: 'center', focus: true } as const

/** The contract's own sentences for a body, field by field; empty when the server would accept its shape. */
export function bodyErrors(def: AnyCall, body: unknown): Errors {
  const parsed = def.body?.safeParse(body)
  return !parsed || parsed.success ? {} : explainIssues(parsed.error)
}

/**
 * Shows the sentences at their fields and moves to the first one. `names` maps a contract field to the form's own field
 * where they differ (amountYuan → amount). Answers the sentences that belong to no field of this form.
 */
export function showErrors(
  form: FormInstance,
  errors: Errors,
  names: Readonly<Record<string, string>> = {},
): string[] {
  const known = new Set(Object.keys(form.getFieldsValue() as object))
  const placed = Object.entries(errors).map(([path, text]) => {
    const field = path.split('.')[0] ?? path
    return { name: names[field] ?? field, errors: [text] }
  })
  const own = placed.filter(({ name }) => known.has(name))
  form.setFields(own)
  const first = own[0]
  if (first) form.scrollToField(first.name, TO_FIRST_ERROR)
  return placed.filter(({ name }) => !known.has(name)).flatMap(({ errors: texts }) => texts)
}

/** Shows a refusal at its fields; answers what is left to be said of the form as a whole. */
export function showRefusal(
  form: FormInstance,
  { fields, msg }: Pick<CallFailure, 'fields' | 'msg'>,
  names: Readonly<Record<string, string>> = {},
): string | undefined {
  const left = showErrors(form, fields, names)
  const isAtField = Object.keys(fields).length > left.length
  return left[0] ?? (isAtField ? undefined : msg)
}

/** Takes the sentences away from fields that are being changed. */
export function clearErrors(form: FormInstance, names: readonly string[]): void {
  form.setFields(names.map((name) => ({ name, errors: [] })))
}
