import { applicationForm, MAX_APPLICATION_FILES } from '@lqr/contract/applications/form.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { authorisationTick } from '../../shell/lite/authorisation.ts'
import { DOCUMENTS } from '../../shell/plain/placed.ts'
import type { PlainField } from '../../shell/plain/plain-field.ts'
import { copy } from './copy.ts'

const { shape } = applicationForm
const texts = copy.apply
export const SHEETS_PER_PLACE = 5

/** A place for each document that is asked for. */
export function documentFields(names: readonly string[], help: string): PlainField[] {
  return names.map((name) => ({
    name: `${DOCUMENTS}${name}`,
    of: 'documents',
    schema: shape.documents,
    label: name,
    help,
    files: SHEETS_PER_PLACE,
    isOptional: true,
  }))
}

/** The fields of an application, named as its draft names them on every page. */
export function applyFields(product: ProductDetail): PlainField[] {
  const { amountMinYuan, amountMaxYuan, termMinMonths, termMaxMonths, guaranteeModes, materials } = product
  return [
    {
      name: 'amount',
      of: 'amountYuan',
      schema: shape.amountYuan,
      help: texts.amountRange(formatAmountRange(amountMinYuan, amountMaxYuan)),
    },
    {
      name: 'term',
      of: 'termMonths',
      schema: shape.termMonths,
      help: texts.termRange(formatTermRange(termMinMonths, termMaxMonths)),
    },
    {
      name: 'guaranteeMode',
      schema: shape.guaranteeMode,
      choices: GUARANTEE_MODES.filter(({ code }) => guaranteeModes.includes(code)),
    },
    { name: 'purpose', schema: shape.purpose, help: texts.purposeHelp, as: 'lines' },
    { name: 'wantedOn', schema: shape.wantedOn },
    { name: 'contactName', schema: shape.contactName, autoComplete: 'name' },
    { name: 'contactPhone', schema: shape.contactPhone, autoComplete: 'tel-national' },
    { name: 'revenue', of: 'annualRevenueYuan', schema: shape.annualRevenueYuan },
    ...documentFields(materials, texts.documentHelp),
    {
      name: 'files',
      of: 'fileIds',
      schema: shape.fileIds,
      label: texts.otherFiles,
      files: MAX_APPLICATION_FILES,
      isOptional: true,
    },
    authorisationTick(shape.consent),
  ]
}

type Values = Readonly<Record<string, string>>

/** What the product does not offer, at the field; the server decides again. */
export function termProblems(
  { amount = '', term = '' }: Values,
  product: ProductDetail,
): Record<string, string> {
  const { amountMinYuan, amountMaxYuan, termMinMonths, termMaxMonths } = product
  const [yuan, months] = [tenThousandsToYuan(amount), Number(term)]
  const isOutside = (value: number | undefined, min: number, max: number) =>
    value !== undefined && value > 0 && (value < min || value > max)
  return {
    ...(isOutside(yuan, amountMinYuan, amountMaxYuan)
      ? { amount: texts.amountOutside(formatAmountRange(amountMinYuan, amountMaxYuan)) }
      : {}),
    ...(isOutside(months, termMinMonths, termMaxMonths)
      ? { term: texts.termOutside(formatTermRange(termMinMonths, termMaxMonths)) }
      : {}),
  }
}
