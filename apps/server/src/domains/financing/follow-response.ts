import type { NeedMove } from '@lqr/contract/financing/need-case.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import { type Moving, noticeOf } from '../../cases/case-kind.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { moveCase, notifySide, PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { endAskedBy } from '../credit/index.ts'
import { isActedFor } from '../identity/index.ts'
import { sendMessage } from '../messages/index.ts'
import { endInterviews } from './end-interviews.ts'
import { endResponses } from './end-responses.ts'
import { needKind } from './need-kind.ts'
import { chooseOrganisation } from './need-choice.store.ts'
import { releaseSlot } from './release-slot.ts'
import { lapsedText, outdatedText } from './response-copy.ts'
import { findResponseWords, requireNeedOf } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import type { ResponseRecord } from './response.store.ts'
import { keepSlot } from './slot.store.ts'

type Follow = (moving: Moving, row: ResponseRecord) => Promise<void>

const moveNeed =
  (move: NeedMove): Follow =>
  async (moving, row) => {
    await moveCase({ ...moving, mover: PLATFORM }, needKind, await requireNeedOf(moving.db, row.need_id), {
      move,
    })
  }

/** The choice of the enterprise keeps the slot, closes the need to others and ends what they began. */
async function choose(moving: Moving, row: ResponseRecord): Promise<void> {
  await keepSlot(moving.db, row.id)
  await setChosen(moving, row.need_id, row.org_id)
  await endResponses(moving, row.need_id, row.id)
}

async function setChosen({ db }: Moving, needId: string, orgId: string | null): Promise<void> {
  await chooseOrganisation(db, needId, orgId)
  await syncTasks(db, needKind, [needId])
}

/** Both sides are told of a lapse: the institution by the move, the enterprise here. */
async function lapse(moving: Moving, row: ResponseRecord): Promise<void> {
  const text = lapsedText(await findResponseWords(moving.db, row))
  const notice = noticeOf(responseKind, row, 'enterprise', 'lapsed', text)
  await sendMessage(moving.db, { ...notice, companyId: row.company_id })
  await releaseSlot(moving, row)
}

/** Both have something to do about an indication that is past its last day. */
async function outdate({ db }: Moving, row: ResponseRecord): Promise<void> {
  const text = outdatedText(await findResponseWords(db, row))
  await notifySide(db, responseKind, row, 'enterprise', 'outdated', text)
}

/** A need whose grant is not used looks for others through its last day, and is over after it or where its enterprise has left. */
async function takeBackGrant(moving: Moving, row: ResponseRecord): Promise<void> {
  const { status, valid_to: until } = await requireNeedOf(moving.db, row.need_id)
  if (status !== 'CREDITED') return
  const goesOn = until >= shanghaiDay(moving.now) && (await isActedFor(moving.db, row.company_id))
  await moveNeed(goesOn ? 'reopen' : 'expire')(moving, row)
}

/** What the chosen one asked for within the need ends with the choice: the need goes on without it. */
async function fail(moving: Moving, row: ResponseRecord): Promise<void> {
  await setChosen(moving, row.need_id, null)
  await endAskedBy(moving, needKind, { caseId: row.need_id, orgId: row.org_id })
  await takeBackGrant(moving, row)
  await releaseSlot(moving, row)
}

const AFTER: Readonly<Record<string, Follow>> = {
  contact: moveNeed('contact'),
  choose,
  turnDown: releaseSlot,
  decline: releaseSlot,
  lapse,
  outdate,
  lose: releaseSlot,
  fail,
  credit: moveNeed('credit'),
  disburse: moveNeed('disburse'),
  invest: moveNeed('invest'),
  stepOut: fail,
}

/** What a response brings with it: on the need, its slots, its line, the other responses and its interviews. */
export const responseFollower: CaseFollower<ResponseRecord> = {
  kind: responseKind.declaration.kind,
  async follow(moving, { move, after }) {
    await AFTER[move]?.(moving, after)
    await endInterviews(moving, after)
  },
}
