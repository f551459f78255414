import { checkPhone } from '../rules/phone.ts'
import { ruled } from './field.ts'
import { typedInto } from './field-input.ts'

/** Specification 5: a mobile number or a landline. */
export const contactPhone = typedInto(
  ruled('联系电话', 30, checkPhone).meta({
    label: '联系电话',
    example: '13900000000',
    sensitivity: 'personal',
  }),
  { kind: 'phone' },
)
