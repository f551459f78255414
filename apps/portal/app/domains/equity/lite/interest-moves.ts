import { consentToInterest, declineInterest, revokeInterest } from '@lqr/contract/equity/interest-calls.ts'
import { INTEREST_CONSENT_TITLE } from '@lqr/contract/equity/interest-consent.ts'
import type { InterestTalk } from '@lqr/contract/equity/interest-entities.ts'
import { acceptTalk, callOffTalk, offerTalk } from '@lqr/contract/equity/talk-calls.ts'
import {
  halfTimes,
  TALK_HOURS,
  TALK_PLACES,
  talkMoments,
  timesAhead,
} from '@lqr/contract/equity/talk-times.rules.ts'
import { dateOnly, field } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import * as z from 'zod'
import type { RoomMove } from '../../../shell/lite/lite-room.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { liteInterestCopy as texts } from './interest-copy.ts'

const NOTED = { decline: declineInterest, revoke: revokeInterest, callOffTalk } as const

const noted = (code: keyof typeof NOTED): RoomMove => ({
  code,
  ...texts.moves[code],
  isDanger: true,
  def: NOTED[code],
  fields: [{ name: 'note', schema: NOTED[code].body.shape.note, as: 'lines' }],
})

const consent = (letter: RoomMove['letter']): RoomMove => ({
  code: 'consent',
  ...texts.moves.consent,
  ...(letter ? { letter } : {}),
  def: consentToInterest,
  fields: [
    {
      name: 'consent',
      schema: consentToInterest.body.shape.consent,
      label: texts.agree(INTEREST_CONSENT_TITLE),
      as: 'tick',
      isUnkept: true,
    },
  ],
})

/** One of the times that the institution has proposed and that lie ahead. */
const accept = (talk: InterestTalk | null): RoomMove => ({
  code: 'acceptTalk',
  ...texts.moves.acceptTalk,
  def: acceptTalk,
  fields: [
    {
      name: 'time',
      schema: acceptTalk.body.shape.time,
      choices: timesAhead(talk?.options ?? [], new Date()).map((code) => ({
        code,
        name: formatDateTime(code),
      })),
    },
  ],
})

/** Talks begin at a full hour of the day. */
const HOURS = TALK_HOURS.map((code) => ({ code, name: texts.hourOf(code) }))

const timeFields = (place: number): PlainField[] => {
  const isFurther = place > 1
  return [
    { name: `day${place}`, schema: dateOnly(texts.day(place)), isOptional: isFurther },
    {
      name: `hour${place}`,
      schema: field(z.string(), { label: texts.hour(place) }),
      choices: HOURS,
      isOptional: isFurther,
    },
  ]
}

const offer: RoomMove = {
  code: 'offerTalk',
  ...texts.moves.offerTalk,
  def: offerTalk,
  fields: [...TALK_PLACES.flatMap(timeFields), { name: 'place', schema: offerTalk.body.shape.place }],
  problems: ({ typed }) => halfTimes(typed.values),
  toBody: ({ place }, { typed }) => ({ place, times: talkMoments(typed.values) }),
}

/** What an enterprise may do about an institution's interest, in the order of the console. */
export const interestMoves = (
  talk: InterestTalk | null = null,
  letter?: RoomMove['letter'],
): readonly RoomMove[] => [
  consent(letter),
  accept(talk),
  offer,
  noted('callOffTalk'),
  noted('decline'),
  noted('revoke'),
]
