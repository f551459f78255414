import { checkIdNumber } from '../rules/id-number.ts'
import { ruled } from './field.ts'
import { typedInto } from './field-input.ts'

/** The number of a person's resident identity card. */
export function idNumber(label: string) {
  const schema = ruled(label, 18, checkIdNumber).meta({ label, sensitivity: 'sensitive' })
  return typedInto(schema, { kind: 'serial' })
}
