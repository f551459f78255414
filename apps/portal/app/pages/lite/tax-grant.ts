import { listApplications } from '@lqr/contract/applications/calls.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { sendCode } from '@lqr/contract/identity/calls.ts'
import { getAgreement, giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { grantTaxLicence, listTaxLicences, taxLicenceForm } from '@lqr/contract/tax/calls.ts'
import { TAX_LETTER_VERSION, taxLetter } from '@lqr/contract/tax/licence-letter.ts'
import { redirect } from 'react-router'
import * as z from 'zod'
import { captchaProof, liteCaptcha } from '../../domains/identity/lite/captcha.ts'
import { liteIdentityCopy } from '../../domains/identity/lite/copy.ts'
import { liteTaxCopy } from '../../domains/tax/lite/copy.ts'
import { askFields, grantFields, unreadOf } from '../../domains/tax/lite/grant-fields.ts'
import type { MoveView } from '../../shell/lite/lite-moves.tsx'
import { noticeOf } from '../../shell/lite/lite-page.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../shell/plain/handle-form.ts'
import { handleMoves, sentTo } from '../../shell/plain/handle-moves.ts'
import { viewOf } from '../../shell/plain/plain-field.ts'
import { letterIn, shownLetter, shownLetterField } from '../../shell/plain/shown-letter.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const texts = liteTaxCopy.grant
const chosenForm = taxLicenceForm.pick({ bizNo: true, scope: true, term: true })
/** Cases that are offered. */
const OFFERED = 100

/** For which case, which data, for how long: what the address names, when it names all of it. */
function chosenIn(request: Request) {
  const { searchParams } = new URL(request.url)
  return chosenForm.safeParse({
    bizNo: searchParams.get('bizNo'),
    scope: searchParams.getAll('scope'),
    term: searchParams.get('term'),
  }).data
}

type Chosen = z.output<typeof chosenForm>

const queryOf = ({ bizNo, scope, term }: Chosen) =>
  new URLSearchParams([['bizNo', bizNo], ['term', term], ...scope.map((code) => ['scope', code])]).toString()

/** The case that the address names, as it is written; undefined where there is none. */
const bizNoIn = (request: Request) =>
  chosenForm.shape.bizNo.safeParse(new URL(request.url).searchParams.get('bizNo')).data

type Case = CallOutput<typeof listApplications>['list'][number]

/** What goes on; with a number, what is found by it. */
const goingCases = async (api: LoaderApi, keyword?: string) =>
  (await api(listApplications, { body: { goingOnly: true, keyword, pageSize: OFFERED } })).list

/** The cases that are offered, and the one of the address, however many there are. */
async function offeredCases(request: Request, api: LoaderApi): Promise<{ cases: Case[]; named?: Case }> {
  const bizNo = bizNoIn(request)
  const isNamed = ({ applyNo }: Case) => applyNo === bizNo
  const cases = await goingCases(api)
  const named = cases.find(isNamed)
  if (named || bizNo === undefined) return { cases, named }
  const found = (await goingCases(api, bizNo)).find(isNamed)
  return { cases: found ? [found, ...cases] : cases, named: found }
}

/** Why the case of the address is not granted for: it is none of the own that go on, or has its one licence. */
async function refusalOf(api: LoaderApi, bizNo: string | undefined, named: Case | undefined) {
  if (bizNo === undefined) return undefined
  if (!named) return texts.caseGone(bizNo)
  const { total } = await api(listTaxLicences, { body: { bizNo, status: 'VALID', pageSize: 1 } })
  return total > 0 ? texts.licensed(bizNo) : undefined
}

type Company = CallOutput<typeof getCertification>

/** Step two: the letter, and the code of the legal representative. */
async function confirming(
  request: Request,
  api: LoaderApi,
  { chosen, orgName, company }: { chosen: Chosen; orgName: string; company: Company },
) {
  const { bizNo, scope, term } = chosen
  const corporateName = company.corporateName ?? ''
  const legalPersonName = company.legalPersonName ?? ''
  const [captcha, separate] = await Promise.all([
    liteCaptcha(api, request),
    api(getAgreement, { query: { kind: 'legalPersonId' } }),
  ])
  const path = `/lite/taxGrant?${queryOf(chosen)}`
  const move: MoveView = {
    action: `${path}&do=separate`,
    letter: { title: separate.title, text: separate.body },
    fields: [],
    hidden: shownLetter(separate.version),
    title: texts.separate.title,
    hint: texts.separate.hint,
    submit: texts.separate.submit,
  }
  return {
    path,
    letter: taxLetter({ corporateName, legalPersonName, orgName, bizNo, scope, days: Number(term) }),
    person: texts.person(legalPersonName),
    captcha,
    ask: askFields(liteIdentityCopy.captcha).map(viewOf),
    grant: { fields: grantFields.map(viewOf), hidden: shownLetter(TAX_LETTER_VERSION) },
    separate: move,
  }
}

export async function loadTaxGrant(request: Request, api: LoaderApi) {
  const chosen = chosenIn(request)
  const { searchParams } = new URL(request.url)
  const [{ cases, named }, company] = await signedIn(request, () =>
    Promise.all([offeredCases(request, api), api(getCertification)]),
  )
  const bizNo = bizNoIn(request)
  return {
    isCertified: company.certiFlg === 3,
    refusal: await refusalOf(api, bizNo, named),
    notice: noticeOf(request, { separate: texts.separate.done }),
    cases: cases.map(({ applyNo, orgName, productName }) => ({
      code: applyNo,
      name: texts.caseOf(orgName, productName, applyNo),
    })),
    bizNo: named?.applyNo ?? '',
    /** Chosen so far, and not all of it. */
    isIncomplete: searchParams.has('term') && chosen === undefined,
    confirm:
      chosen && named
        ? await confirming(request, api, { chosen, orgName: named.orgName, company })
        : undefined,
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

/** A code by SMS to the phone of the legal representative. */
function askCode(request: Request, api: LoaderApi) {
  const { uuid, captcha } = sendCode.body.shape
  const { phone } = sendCode.query.shape
  return handleForm(request, api, () => ({
    fields: [...askFields(liteIdentityCopy.captcha), { name: 'uuid', schema: uuid }],
    fieldOfError: { 'identity.captchaWrong': 'captcha', 'identity.captchaUnproven': 'captcha' },
    schema: z.object({ phone, uuid, captcha }),
    toBody: (body) => body,
    send: async ({ phone: to, ...sent }) => {
      const proof = await captchaProof(api, sent.uuid)
      return api(sendCode, { query: { phone: to, scene: 'tax' }, body: { ...sent, ...proof } })
    },
    done: (_sent, { typed }) => ({
      typed: { values: { phone: typed.values.phone ?? '' }, files: {} },
      errors: {},
      notice: liteIdentityCopy.codeSent(typed.values.phone ?? ''),
    }),
  }))
}

function grant(request: Request, api: LoaderApi, chosen: Chosen) {
  return handleForm(request, api, () => ({
    fields: [...grantFields, shownLetterField],
    fieldOfError: { 'identity.codeWrong': 'code', 'tax.letterOutdated': 'consent' },
    schema: taxLicenceForm,
    problems: ({ typed: { values } }) => unreadOf(values),
    toBody: ({ phone, code, consent }, { typed }) => ({
      ...chosen,
      phone,
      code,
      consent,
      agreementVersion: letterIn(typed),
    }),
    send: (body, { number: idempotencyKey }) => api(grantTaxLicence, { body }, { idempotencyKey }),
    done: () => redirect('/lite/tax?done=granted', 303),
  }))
}

/** The separate consent of the legal representative, where the certification's was withdrawn or is of an older text. */
function separate(request: Request, api: LoaderApi, chosen: Chosen) {
  return handleForm(request, api, async () => {
    const { legalPersonName } = await api(getCertification)
    return {
      fields: [shownLetterField],
      schema: giveConsent.body,
      toBody: (_empty, { typed }) => ({
        agreementVersion: letterIn(typed),
        consent: true,
        subjectName: legalPersonName ?? '',
      }),
      send: (body) => api(giveConsent, { body }),
      done: () => redirect(`/lite/taxGrant?${queryOf(chosen)}&done=separate`, 303),
    }
  })
}

export function taxGrantAction(request: Request, api: LoaderApi) {
  const chosen = chosenIn(request)
  return handleMoves(
    request,
    chosen
      ? {
          ask: () => askCode(request, api),
          grant: () => grant(request, api, chosen),
          separate: () => separate(request, api, chosen),
        }
      : {},
  )
}
