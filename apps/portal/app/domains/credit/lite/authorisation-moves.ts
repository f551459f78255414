import { AUTHORISATION_LETTER_TITLE } from '@lqr/contract/credit/authorisation-letter.ts'
import { grantRequested, rejectRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { TOPIC_SCOPES } from '@lqr/contract/credit/scopes.ts'
import { redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { handleMoves } from '../../../shell/plain/handle-moves.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { letterIn, shownLetterField } from '../../../shell/plain/shown-letter.ts'
import { tickedOf, tickFields } from '../../../shell/plain/ticks.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteCreditCopy } from './copy.ts'

const texts = liteCreditCopy.authorisations
const { termDays, consent } = grantRequested.body.shape

export const TOPIC = 'topic:'

/** One tick for each topic that was asked for. */
const topicFields = (codes: readonly string[]) =>
  tickFields(
    TOPIC,
    TOPIC_SCOPES.filter(({ code }) => codes.includes(code)),
  )

/** What an enterprise says when it gives what was asked for, or less. */
export const grantFields = (codes: readonly string[], most?: number): PlainField[] => [
  ...topicFields(codes),
  { name: 'termDays', schema: termDays, ...(most === undefined ? {} : { help: texts.grant.most(most) }) },
  {
    name: 'consent',
    schema: consent,
    label: texts.grant.agree(AUTHORISATION_LETTER_TITLE),
    as: 'tick',
    isUnkept: true,
  },
]

export const REASONS = { reject: rejectRequested, revoke: revokeAuthorisation } as const

export const reasonFields = (move: keyof typeof REASONS): PlainField[] => [
  { name: 'reason', schema: REASONS[move].body.shape.reason, as: 'lines' },
]

export function authorisationAction(request: Request, api: LoaderApi) {
  const params = { id: requireId(request, 'of') }
  const done = (move: string) => () => redirect(`/lite/authorisations?done=${move}`, 303)
  const grant = () =>
    handleForm(request, api, () => ({
      fields: [...grantFields(TOPIC_SCOPES.map(({ code }) => code)), shownLetterField],
      fieldOfError: { 'credit.letterChanged': 'consent' },
      schema: grantRequested.body,
      toBody: (body, read) => ({
        termDays: body.termDays,
        consent: body.consent,
        topics: tickedOf(TOPIC, TOPIC_SCOPES, read),
        agreementVersion: letterIn(read.typed),
      }),
      send: (body) => api(grantRequested, { params, body }),
      done: done('grant'),
    }))
  const reasoned = (move: keyof typeof REASONS) => () =>
    handleForm(request, api, () => ({
      fields: reasonFields(move),
      schema: REASONS[move].body,
      toBody: (body) => body,
      send: (body) => api(REASONS[move], { params, body }),
      done: done(move),
    }))
  return handleMoves(request, { grant, reject: reasoned('reject'), revoke: reasoned('revoke') })
}
