import {
  getOpeningStart,
  listOpeningBranches,
  submitOpeningLzb,
  submitOpeningPdb,
} from '@lqr/contract/bank-accounts/calls.ts'
import { openingConsentText } from '@lqr/contract/bank-accounts/consent.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { openingAsked } from '@lqr/contract/bank-accounts/form.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS, materialsFor } from '@lqr/contract/bank-accounts/materials.ts'
import { data, redirect } from 'react-router'
import { nameOf } from '../../../shell/lite/lite-page.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, knownFor, knownViews } from '../../../shell/plain/known.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { tickedOf } from '../../../shell/plain/ticks.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { askedBranches } from './asked-branches.ts'
import { FORMS, MATERIAL, openingFields } from './opening-fields.ts'

const place = { form: 'accountOpening', subject: 'new' } as const

/** The branch and the kind of account that the address names. */
async function chosen(request: Request, api: LoaderApi) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('branch')
  const accountType = openingAsked.accountType.safeParse(searchParams.get('accountType')).data
  if (accountType === undefined) throw data(null, 404)
  const asked = askedBranches(searchParams)
  const branches = await api(listOpeningBranches, { body: { accountType, ...asked } })
  const branch = branches.find(({ branchCode }) => branchCode === code)
  if (!branch) throw data({ msg: errors.branchNotFound.msg }, 404)
  return { branch, accountType }
}

export async function loadOpeningForm(request: Request, api: LoaderApi) {
  const [start, { branch, accountType }] = await signedIn(request, () =>
    Promise.all([api(getOpeningStart), chosen(request, api)]),
  )
  const fields = openingFields(branch, accountType)
  const [known, draft] = await Promise.all([
    knownFor(api, 'accountOpening', fields),
    loadDraft(api, place, fields),
  ])
  const begun = { subjectKind: 'corporation', basicAccountNo: start.basicAccountNo ?? '' }
  const typed = draft.isKept ? draft.typed : beginKnown(known, begun)
  return {
    branch: branch.name,
    type: nameOf(ACCOUNT_TYPES, accountType),
    address: branch.address,
    fields: knownViews(fields, known, typed),
    typed,
    draft: { ...place, owner: draft.owner },
    consent: openingConsentText(branch.name),
    number: submitNumber(),
  }
}

type Booked = { readonly id: string }
type Body = Readonly<Record<string, unknown>>

/** Sends the form that the bank of the branch has. */
export async function openingSend(request: Request, api: LoaderApi): Promise<PlainSend<Body, Booked>> {
  const { branch, accountType } = await chosen(request, api)
  const { profile, branchCode } = branch
  const papers = ({ subjectKind }: Body, read: ReadForm) => {
    const kind = openingAsked.subjectKind.safeParse(subjectKind).data
    const asked = kind ? materialsFor({ accountType, subjectKind: kind, diligence: null }) : []
    return tickedOf(MATERIAL, MATERIALS, read).filter((code) => asked.includes(code))
  }
  return {
    fields: openingFields(branch, accountType),
    draft: place,
    schema: FORMS[profile],
    fieldOfError: {
      [errors.slotFull.key]: 'appointTime',
      [errors.slotNotFound.key]: 'appointTime',
      [errors.basicNeeded.key]: 'basicAccountNo',
    },
    toBody: (body, read) => ({ ...body, branchCode, accountType, materials: papers(body, read) }),
    send: (body, { number: idempotencyKey }) =>
      profile === 'LZB'
        ? api(submitOpeningLzb, { body: FORMS.LZB.parse(body) }, { idempotencyKey })
        : api(submitOpeningPdb, { body: FORMS.PDB.parse(body) }, { idempotencyKey }),
    done: ({ id }) => redirect(`/lite/opening?id=${id}&done=booked`, 303),
  }
}
