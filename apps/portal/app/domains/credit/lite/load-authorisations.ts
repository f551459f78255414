import type * as z from 'zod'
import { AUTHORISATION_LETTER_TITLE } from '@lqr/contract/credit/authorisation-letter.ts'
import type { authorisation } from '@lqr/contract/credit/authorisation.ts'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { scopeNames } from '@lqr/contract/credit/scopes.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { TOPIC_LETTER_VERSION, topicLetter } from '@lqr/contract/credit/topic-letter.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { filledLines, nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { shownLetter } from '../../../shell/plain/shown-letter.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { grantFields, reasonFields, TOPIC } from './authorisation-moves.ts'
import { liteCreditCopy } from './copy.ts'

const texts = liteCreditCopy.authorisations

type Authorisation = z.output<typeof authorisation>

/** The page it stands on goes along, so that a refused form comes back where it was. */
const actionOf = (page: number, { id }: Authorisation, move: string) =>
  `/lite/authorisations?page=${page}&do=${move}&of=${id}`

function grantMove(of: Authorisation, page: number, corporateName: string): MoveView {
  const { granteeOrgName: orgName, bizNo, purposeCode, dataScope, request } = of
  const termDays = request?.termDays ?? 1
  const values = Object.fromEntries(dataScope.map((code) => [`${TOPIC}${code}`, '1']))
  const text = topicLetter({ corporateName, orgName, bizNo, purposeCode, dataScope, termDays })
  return {
    action: actionOf(page, of, 'grant'),
    title: texts.grant.title(orgName),
    hint: texts.grant.hint,
    letter: { title: AUTHORISATION_LETTER_TITLE, text },
    fields: grantFields(dataScope, termDays).map(viewOf),
    hidden: shownLetter(TOPIC_LETTER_VERSION),
    typed: { values: { ...values, termDays: String(termDays) }, files: {} },
    submit: texts.grant.submit,
  }
}

function reasonedMove(of: Authorisation, page: number, move: 'reject' | 'revoke'): MoveView {
  const words = texts[move]
  return {
    action: actionOf(page, of, move),
    title: words.title(of.granteeOrgName),
    hint: 'hint' in words ? words.hint : undefined,
    fields: reasonFields(move).map(viewOf),
    submit: words.submit,
    isDanger: true,
  }
}

function viewOfOne(of: Authorisation, page: number, corporateName: string) {
  const { can, request, status } = of
  const isAsked = status === 'REQUESTED'
  return {
    id: of.id,
    title: of.granteeOrgName,
    status: nameOf(authorisationStates, status),
    lines: filledLines([
      [texts.business, [of.purposeName, of.bizNo].join(' · ')],
      [texts.scope, scopeNames(of.dataScope).join('、')],
      isAsked
        ? [texts.answerBy, formatDate(of.validTo)]
        : [texts.period, texts.periodOf(formatDate(of.validFrom), formatDate(of.validTo))],
      [texts.reason, request?.reason ?? ''],
      [
        texts.looks,
        of.accessLog.map(({ at, who, what }) => texts.look(formatDateTime(at), who, what)).join('\n'),
      ],
    ]),
    moves: [
      ...(can.grant ? [grantMove(of, page, corporateName)] : []),
      ...(can.reject ? [reasonedMove(of, page, 'reject')] : []),
      ...(can.revoke ? [reasonedMove(of, page, 'revoke')] : []),
    ],
  }
}

export async function loadAuthorisations(request: Request, api: LoaderApi) {
  const body = pageInput(request)
  const [page, { comBaseinfo }] = await signedIn(request, () =>
    Promise.all([api(listAuthorisations, { body }), api(getUserInfo)]),
  )
  const name = comBaseinfo?.corporateName ?? ''
  return {
    list: page.list.map((one) => viewOfOne(one, body.currentPageNum, name)),
    next: nextPage(request, page),
    notice: noticeOf(request, texts.done),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}
