import { createActivity, listActivityRecords, updateActivity } from '@lqr/contract/activities/record-calls.ts'
import { type ActivityTicket, changeSignUp, signUp } from '@lqr/contract/activities/sign-up-calls.ts'
import { undoCheckIn } from '@lqr/contract/activities/desk-calls.ts'
import { makeActivity, makeSignUp } from '../../domains/activities/activities.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'
import { before, inList, operatorOf, worked } from './kept-record.ts'

/** Times in their order, long after today; who may come is everybody. */
const GIVEN = {
  startsAt: '2040-05-06T09:00:00+08:00',
  endsAt: '2040-05-06T12:00:00+08:00',
  signUpUntil: '2040-05-04T18:00:00+08:00',
  areaCodes: ['620102'],
  onlineUrl: 'https://example.com/meet',
  capacity: 30,
  publishAt: '2040-05-01T09:00:00+08:00',
  body: '活动的正文。',
}
const UNTIL = { startsAt: GIVEN.startsAt, endsAt: GIVEN.endsAt, signUpUntil: GIVEN.signUpUntil }

/** The sign-up of who is asked. */
function ticketOf({ ticket }: { ticket: ActivityTicket | null }): ActivityTicket {
  if (!ticket) throw new Error('there is no sign-up')
  return ticket
}

async function makeGuest(t: TestApp) {
  const { id: accountId } = await makeAccount(t.services.db, t.services, { sourceType: '7' })
  const activityId = await makeActivity(t.services.db, { ...UNTIL, capacity: null, mostPeople: 20 })
  return { by: { token: await t.signIn(accountId) }, accountId, activityId, params: { id: activityId } }
}

/** Forms of activities and of who comes to them, as they are read back. */
export const activityForms = [
  formCase(createActivity, async (t) => {
    const by = await operatorOf(t)
    return {
      given: GIVEN,
      async keep(body) {
        const { data } = await t.call(createActivity, { body }, by)
        return inList((await t.call(listActivityRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateActivity, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeActivity(t.services.db, { publishedAt: GIVEN.publishAt }) }
    return {
      given: { ...GIVEN, version: 1 },
      async keep(body) {
        await t.call(updateActivity, { params, body }, by)
        return worked(inList((await t.call(listActivityRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(signUp, async (t) => {
    const { by, params } = await makeGuest(t)
    return {
      keep: async (body) => ticketOf((await t.call(signUp, { params, body }, by)).data),
      elsewhere: {},
    }
  }),
  formCase(changeSignUp, async (t) => {
    const { by, params, accountId, activityId } = await makeGuest(t)
    await makeSignUp(t.services.db, t.services, { activityId, accountId, ticketNumber: '1234567890' })
    return {
      keep: async (body) => ticketOf((await t.call(changeSignUp, { params, body }, by)).data),
      elsewhere: {},
    }
  }),
  formCase(undoCheckIn, async (t) => {
    const { accountId, activityId } = await makeGuest(t)
    const came = { activityId, accountId, ticketNumber: '0987654321', checkedInAt: GIVEN.startsAt }
    const signUpId = await makeSignUp(t.services.db, t.services, came)
    const by = await operatorOf(t)
    return {
      async keep(body) {
        await t.call(undoCheckIn, { params: { id: activityId, signUpId }, body }, by)
        const { rows } = await t.services.pool.query<{ detail: { reason: string } }>(
          `select detail from audit_log where action = 'undo-check-in' and entity_id = $1`,
          [signUpId],
        )
        return rows[0]?.detail ?? { reason: '' }
      },
      elsewhere: {},
    }
  }),
]
