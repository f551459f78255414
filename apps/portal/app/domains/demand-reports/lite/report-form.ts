import { getDemandReport, updateDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { reportComplete, reportDraft } from '@lqr/contract/demand-reports/form.ts'
import { FIVE_TESTS } from '@lqr/contract/demand-reports/kinds.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import { requireId } from '../../../shell/listing/require-id.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, knownFor, knownViews } from '../../../shell/plain/known.ts'
import { versionIn } from '../../../shell/plain/overtaken.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { rightOf } from '../../../shell/plain/right-of.ts'
import { shownVersion, shownVersionField, withoutShown } from '../../../shell/plain/shown-version.ts'
import { tickedOf, tickValues } from '../../../shell/plain/ticks.ts'
import type { Typed } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { reportFields, TEST } from './report-fields.ts'

const TEXTS = [
  'applicantKind',
  'areaCode',
  'address',
  'guaranteeMode',
  'loanPurpose',
  'purpose',
  'fundsIndustryCode',
  'contactName',
  'contactPhone',
] as const
const NUMBERS = ['termMonths', 'wantRate'] as const

function typedOf(report: DemandReport): Typed {
  const values = {
    ...Object.fromEntries(TEXTS.map((name) => [name, report[name] ?? ''])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, report[name] === null ? '' : String(report[name])])),
    amountYuan: report.amountYuan === null ? '' : yuanToTenThousands(report.amountYuan),
    ...tickValues(TEST, report.declaredTests),
  }
  return { values, files: {} }
}

/** A report that has just been begun takes over what is known; later it holds what its enterprise left in it. */
const isUntouched = ({ version, status }: DemandReport) => version === 1 && status === 'DRAFT'

export async function loadReportForm(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const [report, known] = await signedIn(request, () =>
    Promise.all([api(getDemandReport, { params: { id } }), knownFor(api, 'demandReport', reportFields)]),
  )
  const kept = typedOf(report)
  const typed = isUntouched(report) ? beginKnown(known, kept.values) : kept
  return {
    id,
    batch: report.batchName,
    canEdit: report.canEdit,
    fields: knownViews(reportFields, known, typed),
    typed,
    hidden: shownVersion(report.version),
    number: submitNumber(),
  }
}

type Complete = z.output<typeof reportComplete>

const declared = (read: ReadForm) => ({ declaredTests: tickedOf(TEST, FIVE_TESTS, read) })

/** What is right so far lies in the report itself, as the console's form has it; a whole one is handed in. */
export async function reportSend(
  request: Request,
  api: LoaderApi,
): Promise<PlainSend<Complete, DemandReport>> {
  const id = requireId(request, 'id')
  const { version: present } = await api(getDemandReport, { params: { id } })
  const seen = ({ typed }: ReadForm) => ({ id, version: versionIn(typed) ?? present })
  return {
    fields: [...reportFields, shownVersionField],
    schema: reportComplete,
    toBody: (body, read) => ({ ...withoutShown(body), ...declared(read) }),
    keepRow: async (body, read) => {
      await api(updateDemandReport, {
        body: { ...rightOf(reportDraft, body), ...declared(read), ...seen(read) },
      })
      return id
    },
    send: (body, read) => api(updateDemandReport, { body: { ...body, ...seen(read), submit: true } }),
    done: () => redirect(`/lite/report?id=${id}&done=submitted`, 303),
  }
}
