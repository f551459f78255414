import { MESSAGE_GROUPS, groupOfKind } from '@lqr/contract/messages/message-groups.ts'
import { readCalendar } from '../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { digestText } from './copy.ts'
import { takeWaiting, type Waiting } from './digest.store.ts'
import { sendMessage } from './send-message.store.ts'

/** More accounts than wait on any day; a run that is cut goes on the next. */
const MOST = 100_000

/**
 * Sends each account that set it one message of how many messages of which group came since the last; on working days alone. Answers how
 * many accounts, each in a transaction of its own, so that any number of instances may run it.
 */
export async function sendDigests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  if (!(await readCalendar(db)).isWorkingDay(shanghaiDay(now()))) return 0
  let sent = 0
  for (let tries = 0; tries < MOST; tries += 1) {
    const waiting = await db.transaction().execute(async (tx) => {
      const taken = await takeWaiting(tx)
      const [first] = taken ?? []
      if (taken && first) {
        const [title, body] = digestText(countByGroup(taken))
        await sendMessage(tx, {
          kind: 'messages.digest',
          title,
          body,
          link: '/messages',
          accountId: first.accountId,
        })
      }
      return taken
    })
    if (!waiting) break
    if (waiting.length > 0) sent += 1
  }
  return sent
}

/** How many of each group, in the order of the groups. */
function countByGroup(waiting: readonly Waiting[]): { name: string; count: number }[] {
  return MESSAGE_GROUPS.map(({ code, name }) => ({
    name,
    count: waiting.filter(({ kind }) => groupOfKind(kind).code === code).length,
  })).filter(({ count }) => count > 0)
}
