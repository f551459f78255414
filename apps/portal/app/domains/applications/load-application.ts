import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { applicationDetail } from '@lqr/contract/applications/entities.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { loadDraft } from '../../shell/plain/draft.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { viewOf } from '../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { supplyFields, withdrawFields } from './move-fields.ts'

const labels = labelsOf(applicationDetail)
type Line = readonly [label: string, value: string]

const nameOf = (items: readonly { code: string; name: string }[], code: string | null) =>
  items.find((item) => item.code === code)?.name ?? ''

const filled = (lines: readonly Line[]) => lines.filter(([, value]) => value !== '')

export const supplyPlace = (id: string) => ({ form: 'productSupply', subject: id }) as const

/** What was asked of the institution, in words. */
function facts(found: ApplicationDetail): readonly Line[] {
  return filled([
    [labels.applyNo, found.applyNo],
    [labels.amountYuan, formatAmount(found.amountYuan)],
    [labels.termMonths, formatTerm(found.termMonths)],
    [labels.guaranteeMode, nameOf(GUARANTEE_MODES, found.guaranteeMode)],
    [labels.purpose, found.purpose ?? ''],
    [labels.files, found.files.map(({ name }) => name).join('、')],
    [labels.orgPhone, found.orgPhone ?? ''],
    [labels.rejectReason, found.rejectReason ?? ''],
    [labels.nextSteps, found.nextSteps ?? ''],
  ])
}

/** What the institution granted and paid out; nothing before it decided. */
function decision(found: ApplicationDetail): readonly Line[] {
  if (found.creditAmountYuan === null) return []
  return filled([
    [labels.creditAmountYuan, formatAmount(found.creditAmountYuan)],
    [labels.creditRate, formatRate(found.creditRate)],
    [labels.creditAnnualCost, formatPercent(found.creditAnnualCost)],
    [labels.creditTermMonths, formatTerm(found.creditTermMonths)],
    [labels.creditRepayment, nameOf(REPAYMENT_MODES, found.creditRepayment)],
    [labels.creditConditions, found.creditConditions ?? ''],
    [labels.creditValidTo, formatDate(found.creditValidTo)],
    [labels.loanAmountYuan, found.loanAmountYuan === null ? '' : formatAmount(found.loanAmountYuan)],
    [labels.loanDate, formatDate(found.loanDate)],
  ])
}

async function supplyForm(api: LoaderApi, found: ApplicationDetail) {
  const fields = supplyFields(found.supplementDocuments)
  const place = supplyPlace(found.id)
  const { owner, typed } = await loadDraft(api, place, fields)
  return {
    asked: supplementWords(found.supplementDocuments, found.supplementRequest),
    fields: fields.map(viewOf),
    typed,
    draft: { ...place, owner },
  }
}

export async function loadApplication(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getApplication, { params: { id } }))
  const { can } = found
  return {
    id,
    title: found.productName,
    org: found.orgName,
    status: nameOf(applicationStates, found.status),
    facts: facts(found),
    decision: decision(found),
    timeline: found.timeline.map(({ at, toStatus, note, actorName }) => ({
      at: formatDateTime(at),
      words: [nameOf(applicationStates, toStatus), actorName, note].filter(Boolean).join(' · '),
    })),
    supply: can.supply ? await supplyForm(api, found) : undefined,
    withdraw: can.withdraw ? withdrawFields.map(viewOf) : undefined,
    version: found.version,
    number: submitNumber(),
  }
}
