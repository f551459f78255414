import { consentToInterest, declineInterest, revokeInterest } from '@lqr/contract/equity/interest-calls.ts'
import { INTEREST_CONSENT_TITLE } from '@lqr/contract/equity/interest-consent.ts'
import type { InterestTalk } from '@lqr/contract/equity/interest-entities.ts'
import { acceptTalk, callOffTalk, MAX_TALK_TIMES, offerTalk } from '@lqr/contract/equity/talk-calls.ts'
import { dateOnly, field } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import * as z from 'zod'
import type { RoomMove } from '../../../shell/lite/lite-room.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
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

/** One of the times that the institution has proposed. */
const accept = (talk: InterestTalk | null): RoomMove => ({
  code: 'acceptTalk',
  ...texts.moves.acceptTalk,
  def: acceptTalk,
  fields: [
    {
      name: 'time',
      schema: acceptTalk.body.shape.time,
      choices: (talk?.options ?? []).map((code) => ({ code, name: formatDateTime(code) })),
    },
  ],
})

/** Talks begin at a full hour of the day. */
const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'].map((code) => ({
  code,
  name: texts.hourOf(code),
}))
const PLACES = Array.from({ length: MAX_TALK_TIMES }, (_, at) => at + 1)

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

/** The moments of which both day and hour were chosen, in China's time. */
const timesIn = ({ typed: { values } }: ReadForm) =>
  PLACES.flatMap((place) => {
    const [day, hour] = [values[`day${place}`], values[`hour${place}`]]
    return day && hour ? [`${day}T${hour}:00:00+08:00`] : []
  })

const offer: RoomMove = {
  code: 'offerTalk',
  ...texts.moves.offerTalk,
  def: offerTalk,
  fields: [...PLACES.flatMap(timeFields), { name: 'place', schema: offerTalk.body.shape.place }],
  toBody: ({ place }, read) => ({ place, times: timesIn(read) }),
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
