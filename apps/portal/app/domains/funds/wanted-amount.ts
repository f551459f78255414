import { MAX_AMOUNT_YUAN } from '@lqr/contract/kernel/field.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { typedNumber } from '../../shell/typed-number.ts'

/** The amount an address asks for in 万元: its text as typed and whole yuan; undefined yuan for what is no such amount. */
export function readWantedAmount(search: URLSearchParams): { text: string; yuan: number | undefined } {
  const text = typedNumber(search, 'amount').slice(0, 12)
  const yuan = tenThousandsToYuan(text)
  return { text, yuan: yuan !== undefined && yuan > 0 && yuan <= MAX_AMOUNT_YUAN ? yuan : undefined }
}
