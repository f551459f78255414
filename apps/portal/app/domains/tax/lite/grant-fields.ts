import { sendCode } from '@lqr/contract/identity/calls.ts'
import { flag } from '@lqr/contract/kernel/field.ts'
import { taxLicenceForm } from '@lqr/contract/tax/calls.ts'
import { TAX_STATEMENTS } from '@lqr/contract/tax/licence-letter.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { liteTaxCopy } from './copy.ts'

const texts = liteTaxCopy.grant
const { phone, code, consent } = taxLicenceForm.shape

const STATEMENT = 'statement:'

const phoneField: PlainField = {
  name: 'phone',
  schema: phone,
  label: texts.phoneLabel,
  autoComplete: 'tel-national',
}

/** The first of two forms: whose phone a code is sent to. */
export const askFields = (captchaLabel: string): readonly PlainField[] => [
  phoneField,
  {
    name: 'captcha',
    schema: sendCode.body.shape.captcha,
    label: captchaLabel,
    isUnkept: true,
    autoComplete: 'off',
  },
]

/** The statements one by one, the whole letter and the code; nothing is ticked beforehand. */
export const grantFields: readonly PlainField[] = [
  ...TAX_STATEMENTS.map((label, at) => ({
    name: `${STATEMENT}${at}`,
    schema: flag(label),
    label,
    as: 'tick' as const,
    isUnkept: true,
  })),
  { name: 'consent', schema: consent, label: texts.agree, as: 'tick', isUnkept: true },
  phoneField,
  { name: 'code', schema: code, autoComplete: 'one-time-code', isUnkept: true },
]

/** Every statement is ticked by itself. */
export const unreadOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    TAX_STATEMENTS.map((_, at) => `${STATEMENT}${at}`)
      .filter((name) => !values[name])
      .map((name) => [name, texts.unread]),
  )
