import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { leaseForm } from '@lqr/contract/leasing/calls.ts'
import { LEASE_CONSENT_TITLE } from '@lqr/contract/leasing/consent.ts'
import { largestLeaseAmount } from '@lqr/contract/leasing/lease-cost.ts'
import { checkFilledTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { checkNumeric } from '@lqr/contract/rules/numeric.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import * as z from 'zod'
import { formCopy as copy } from './form-copy.ts'

export const { shape } = leaseForm

export type NeedField = keyof typeof shape

/** Label and help of a field, from the contract. */
export function metaOf(name: NeedField): { label: string; help: string | undefined } {
  const meta = fieldMeta(shape[name])
  return { label: meta?.label ?? name, help: meta?.help }
}

/** Amounts that are typed in 万元. */
export const MONEY_FIELDS = ['valueYuan', 'amountYuan'] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

// What is typed in 万元 becomes whole yuan here and nowhere else.
function tenThousands(name: 'valueYuan' | 'amountYuan') {
  return typed((value) => checkFilledTenThousands(value, metaOf(name).label))
    .transform((value) => tenThousandsToYuan(value) ?? 0)
    .pipe(shape[name])
}

function typed(check: (value: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = check(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** The form as it is typed, checked by the contract's own fields; its output is the body of the call. */
export const needSchema = leaseForm
  .omit({ fileIds: true, documents: true, receiverIds: true })
  .extend({
    valueYuan: tenThousands('valueYuan'),
    amountYuan: tenThousands('amountYuan'),
    termMonths: typed((value) => {
      const { label } = metaOf('termMonths')
      return checkNumeric(value, label) ?? (value.includes('.') ? copy.termWhole : undefined)
    })
      .transform(Number)
      .pipe(shape.termMonths),
    downPaymentPercent: typed((value) => checkNumeric(value, metaOf('downPaymentPercent').label))
      .transform(Number)
      .pipe(shape.downPaymentPercent),
    orgId: z.string(),
    documents: z.array(z.object({ name: z.string(), fileId: z.string() })),
    consent: z
      .boolean()
      .refine((given) => given, `请阅读并勾选${LEASE_CONSENT_TITLE}`)
      .transform(() => true as const),
  })
  .superRefine(({ audience, orgId, valueYuan, amountYuan, downPaymentPercent }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (audience === 'one' && orgId === '') refuse('orgId', copy.orgMissing)
    const most = largestLeaseAmount(valueYuan, downPaymentPercent)
    if (amountYuan > most) refuse('amountYuan', copy.amountTooHigh(formatAmount(most)))
  })
  .transform(({ orgId, ...body }) => ({
    ...body,
    ...(body.audience === 'one' ? { orgId } : {}),
    fileIds: [],
  }))

export type NeedValues = z.input<typeof needSchema>
export type NeedBody = z.output<typeof needSchema>

/** What the form starts with; the choices that have to be made are left open. */
export function emptyNeed(areaCode: string): Partial<NeedValues> {
  return {
    kind: 'direct',
    equipmentName: '',
    equipmentCondition: 'new',
    valueYuan: '',
    amountYuan: '',
    termMonths: '36',
    downPaymentPercent: '20',
    purpose: '',
    areaCode,
    contactName: '',
    contactPhone: '',
    audience: 'area',
    orgId: '',
    documents: [],
    consent: false,
  }
}
