import { checkCreditCode } from '../rules/credit-code.ts'
import { ruled } from './field.ts'
import { typedInto } from './field-input.ts'

/** A unified social credit code; one whose check digit alone is wrong passes, and is looked at by people. */
export const creditCode = typedInto(
  ruled('统一社会信用代码', 18, (value, label) => {
    const result = checkCreditCode(value, label)
    return result.kind === 'wrongShape' ? result.error : undefined
  }).meta({ label: '统一社会信用代码', example: '91620102MAXX01026K' }),
  { kind: 'serial' },
)
