import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { activityCopy as copy } from './copy.ts'
import { noteReminded } from './sign-ups.store.ts'

const HOURS_BEFORE = 24

/** Reminds who has a place, once for each beginning, when an activity begins within a day; answers how many. */
export function remindActivities({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await noteReminded(tx, now(), HOURS_BEFORE)
    for (const { accountId, activityId, ...activity } of due) {
      const notice = { kind: copy.kind.soon, link: copy.link(activityId), ...copy.soon(activity) }
      await sendMessage(tx, { ...notice, accountId })
    }
    return due.length
  })
}
