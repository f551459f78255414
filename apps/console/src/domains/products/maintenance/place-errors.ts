import type { FormInstance } from 'antd'
import { type FormPath, formPath } from './terms-values.ts'

/**
 * Shows the contract's sentences at their fields, those of a fee at its line, and moves to the first one. Answers whether
 * there were any.
 */
export function placeErrors(form: FormInstance, errors: Readonly<Record<string, string>>): boolean {
  const placed = Object.entries(errors).map(([path, text]) => ({ name: formPath(path), errors: [text] }))
  form.setFields(placed)
  const first = form
    .getFieldsError()
    .find(({ name, errors: found }) => found.length > 0 && placed.some((error) => isSame(error.name, name)))
  const target = first?.name ?? placed[0]?.name
  if (target) form.scrollToField(target, { behavior: 'auto', block: 'center', focus: true })
  return placed.length > 0
}

function isSame(one: FormPath, other: FormPath): boolean {
  return one.join('.') === other.join('.')
}

/** Takes the sentences away from every field. */
export function forgetErrors(form: FormInstance): void {
  form.setFields(
    form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [{ name, errors: [] }] : [])),
  )
}
