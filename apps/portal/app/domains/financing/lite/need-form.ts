import { NEED_DOCUMENTS, needDraft, type NeedForm, needForm } from '@lqr/contract/financing/form.ts'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { USUAL_SLOTS, USUAL_VALID_DAYS } from '@lqr/contract/financing/kinds.ts'
import { createNeed, getNeedCase, releaseNeed, updateNeed } from '@lqr/contract/financing/need-calls.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { redirect } from 'react-router'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, knownFor, knownViews } from '../../../shell/plain/known.ts'
import { versionIn } from '../../../shell/plain/overtaken.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { documentsIn, filesOf } from '../../../shell/plain/placed.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { shownVersion, shownVersionField, withoutShown } from '../../../shell/plain/shown-version.ts'
import type { Typed } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { consentField, needFields, rightNeed } from './need-fields.ts'

const DAY_MS = 86_400_000
const TEXTS = [
  'title',
  'demandType',
  'guaranteeMode',
  'purpose',
  'description',
  'industryCode',
  'areaCode',
  'validTo',
  'contactName',
  'contactPhone',
] as const
const NUMBERS = ['termMonths', 'wantRate', 'slots'] as const

/** A need of the company as its form shows it. */
function typedOf(need: NeedDetail): Typed {
  const values = {
    ...Object.fromEntries(TEXTS.map((name) => [name, need[name] ?? ''])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, need[name] === null ? '' : String(need[name])])),
    amountYuan: need.amountYuan === null ? '' : yuanToTenThousands(need.amountYuan),
    showsCompany: need.showsCompany ? '1' : '',
  }
  return { values, files: filesOf(need.files, NEED_DOCUMENTS) }
}

const idIn = (request: Request) => new URL(request.url).searchParams.get('id') ?? undefined

const needOf = (api: LoaderApi, id: string | undefined) =>
  id === undefined ? undefined : api(getNeedCase, { params: { id } })

/** What its first save has made goes on being published; a published one is changed. */
const isPublished = (need: NeedDetail | undefined) => need !== undefined && need.status !== 'DRAFT'

export async function loadNeedForm(request: Request, api: LoaderApi) {
  const [need, company, known] = await signedIn(request, () =>
    Promise.all([
      needOf(api, idIn(request)),
      api(getCertification),
      knownFor(api, 'financingNeed', needFields),
    ]),
  )
  const start = {
    slots: String(USUAL_SLOTS),
    validTo: chinaToday(new Date(Date.parse(chinaToday()) + USUAL_VALID_DAYS * DAY_MS)),
  }
  const typed = need ? typedOf(need) : beginKnown(known, start)
  const consent = isPublished(need) ? [] : [viewOf(consentField)]
  return {
    id: need?.id,
    standing: need && !need.can.edit ? 'closed' : company.certiFlg === 3 ? 'open' : 'notCertified',
    isPublished: isPublished(need),
    fields: [...knownViews(needFields, known, typed), ...consent],
    typed,
    hidden: shownVersion(need?.version),
    number: submitNumber(),
  } as const
}

type Row = Pick<NeedDetail, 'id' | 'version'>

/** Makes the row, or writes into it as it was seen; `number` keeps one submit from making two. */
async function writeRow(api: LoaderApi, row: Row | undefined, body: object, number: string) {
  const draft = needDraft.parse(body)
  if (!row) return api(createNeed, { body: draft }, { idempotencyKey: number })
  return api(updateNeed, { body: { ...draft, ...row } })
}

/** The form of a need: what is right so far lies in its row, as the console's form has it, and a whole one is published. */
export async function needSend(request: Request, api: LoaderApi): Promise<PlainSend<NeedForm, Response>> {
  const need = await needOf(api, idIn(request))
  const wasPublished = isPublished(need)
  let written: Row | undefined
  const seen = ({ typed }: ReadForm) => need && { id: need.id, version: versionIn(typed) ?? need.version }
  const write = async (body: object, read: ReadForm) => {
    const { id, version } = await writeRow(api, written ?? seen(read), body, read.number)
    written = { id, version }
    return written
  }
  const to = (done: string, id: string) => redirect(`/lite/need?id=${id}&done=${done}`, 303)
  return {
    fields: [...needFields, ...(wasPublished ? [] : [consentField]), shownVersionField],
    // What is published must stay whole: only a draft takes what there is.
    ...(wasPublished ? {} : { keepRow: async (body, read) => (await write(rightNeed(body, read), read)).id }),
    schema: needForm,
    toBody: withoutShown,
    send: async (body, read) => {
      const { id } = await write({ ...body, ...documentsIn(read) }, read)
      if (wasPublished) return to('changed', id)
      await api(releaseNeed, { body: { id, consent: true } })
      return to('released', id)
    },
    done: (response: Response) => response,
  }
}
