import type { getCalendar } from '@lqr/contract/reference/calendar-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

/** A notice of 2027 that an example made up, in the form of the real ones. */
export const EXAMPLE_NOTICE = `一、元旦：1月1日（周五）至3日（周日）放假，共3天。
二、春节：2月5日（农历除夕、周五）至11日（农历正月初六、周四）放假调休，共7天。2月13日（周六）上班。
三、清明节：4月3日（周六）至5日（周一）放假，共3天。
四、劳动节：5月1日（周六）至5日（周三）放假调休，共5天。5月8日（周六）上班。
五、端午节：6月9日（周三）放假。
六、中秋节：9月15日（周三）放假。
七、国庆节：10月1日（周五）至7日（周四）放假调休，共7天。10月9日（周六）上班。`

export const SOURCE = '国务院办公厅关于2027年部分节假日安排的通知（示例）'

/** An operator with a session, and the calendar as it stands. */
export async function makeCalendarWorld(t: TestApp) {
  const { db } = t.services
  const { id } = await makeAccount(db, t.services, { sourceType: '1', displayName: '运营（示例）' })
  const token = await t.signIn(id)
  return {
    id,
    token,
    /** The version to be changed next. */
    async version(): Promise<number> {
      const { rows } = await t.services.pool.query<{ version: number }>('select version from calendar')
      return rows[0]?.version ?? 0
    },
  }
}
export type CalendarWorld = Awaited<ReturnType<typeof makeCalendarWorld>>

/** `day kind origin` of each day, for comparing at a glance. */
export const linesOf = ({ days }: CallOutput<typeof getCalendar>) =>
  days.map(({ day, kind, origin }) => `${day} ${kind} ${origin}`)
