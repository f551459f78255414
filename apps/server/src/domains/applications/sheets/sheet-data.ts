import { applicationForm } from '@lqr/contract/applications/form.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import * as z from 'zod'
import { qrSvg } from '../../../documents/qr-svg.ts'
import { sheetCopy as copy } from './copy.ts'

const labels = labelsOf(applicationForm)
const text = z.string().catch('')

/** What a draft of an application holds, whichever page wrote it (decision 0025); what is of another making counts as empty. */
const draft = z
  .object({
    amount: text,
    term: text,
    guaranteeMode: text,
    purpose: text,
    wantedOn: text,
    contactName: text,
    contactPhone: text,
    revenue: text,
  })
  .partial()
  .catch({})
export type SheetDraft = z.output<typeof draft>

/** Reads the text of a draft. */
export function readDraft(content: string | undefined): SheetDraft {
  try {
    return draft.parse(JSON.parse(content ?? '{}'))
  } catch {
    return {}
  }
}

interface About {
  readonly code: string
  /** The address that the code in the corner holds. */
  readonly address: string
  readonly product: { readonly name: string; readonly orgName: string; readonly materials: readonly string[] }
  readonly company: { readonly corporateName: string; readonly creditCode: string | null }
}

/** What the template reads: what is known filled in, the rest left to be written by hand. */
export function sheetData({ code, address, product, company }: About, typed: SheetDraft) {
  const row = (label: string, value: string | null | undefined, unit = '', lines = 1) => {
    return { label, value: value ?? '', unit, lines }
  }
  const { wan, months } = copy.unit
  const mode = GUARANTEE_MODES.find((one) => one.code === typed.guaranteeMode)?.name
  return {
    title: copy.title,
    code,
    codeLabel: copy.code,
    back: copy.back,
    qr: qrSvg(address),
    rows: [
      row(copy.product, product.name),
      row(copy.org, product.orgName),
      row(copy.company, company.corporateName),
      row(copy.creditCode, company.creditCode),
      row(labels.amountYuan, typed.amount, wan),
      row(labels.termMonths, typed.term, months),
      row(labels.guaranteeMode, mode ?? GUARANTEE_MODES.map(({ name }) => `☐ ${name}`).join('  ')),
      row(labels.purpose, typed.purpose, '', 3),
      row(labels.wantedOn, typed.wantedOn),
      row(labels.contactName, typed.contactName),
      row(labels.contactPhone, typed.contactPhone),
      row(labels.annualRevenueYuan, typed.revenue, wan),
    ],
    documentsLabel: copy.documents,
    documents: product.materials,
    agree: copy.agree,
    signs: [copy.sign, copy.seal, copy.date],
    footer: copy.footer(code),
  }
}
