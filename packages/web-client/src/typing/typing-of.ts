import type { FieldSchema } from '@lqr/contract/kernel/field.ts'
import { inputOf } from '@lqr/contract/kernel/field-input.ts'

/** What an input carries so that a phone offers the right keys, and that what is typed is read as `foldTypedInputs` tells. */
export function typingOf(schema: FieldSchema) {
  switch (inputOf(schema).kind) {
    case 'phone':
      return { inputMode: 'tel' } as const
    case 'serial':
      return { 'data-serial': '' } as const
    default:
      return {}
  }
}
