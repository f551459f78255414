import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { countOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, field } from '../kernel/field.ts'
import {
  calendarDayForm,
  calendarNoticeForm,
  calendarVersion,
  calendarYear,
  calendarYearParam,
  clockMoves,
  FIRST_CALENDAR_YEAR,
  LAST_CALENDAR_YEAR,
} from './calendar.ts'
import { referenceErrors as errors } from './errors.ts'

const dayParam = z.object({ day: dateOnly('日期') })
const yearParam = z.object({ year: calendarYearParam })

/** The calendar of the year that was changed, and the clocks that follow within a minute. */
const changed = component('CalendarChanged', '变更后的日历', 'internal', {
  calendar: calendarYear,
  moves: field(clockMoves, { label: '移动的时限' }),
})

/** The days of a year that differ from the week; of a year without a notice those the rule expects. */
export const getCalendar = defineCall({
  name: 'reference.getCalendar',
  summary: '节假日日历（某一年）',
  method: 'GET',
  path: '/console/reference/calendar/years/{year}',
  access: 'operator',
  effect: 'read',
  params: yearParam,
  output: calendarYear,
})

/** Around today: as far back as a clock may have run out, as far ahead as the longest runs. */
export const WORKING_DAYS_BEFORE = 120
export const WORKING_DAYS_AHEAD = 280

/** The days on which people work, by which whoever reads a clock counts what is left of it. */
export const listWorkingDays = defineCall({
  name: 'reference.listWorkingDays',
  summary: '今天前后的工作日',
  method: 'GET',
  path: '/reference/workingDays',
  access: 'public',
  effect: 'read',
  output: component('WorkingDays', '工作日', 'public', {
    days: field(z.array(dateOnly('日期')), { label: '工作日' }),
  }),
})

export const setCalendarDay = defineCall({
  name: 'reference.setCalendarDay',
  summary: '新增或修改一天的安排（重新计算进行中的时限）',
  method: 'PUT',
  path: '/console/reference/calendar/days/{day}',
  access: 'operator',
  effect: 'write',
  params: dayParam,
  body: calendarDayForm.extend({ version: calendarVersion }),
  output: changed,
  errors: [kernelErrors.conflict],
})

/** The day is then what its week, or the rule of a year without a notice, makes of it. */
export const deleteCalendarDay = defineCall({
  name: 'reference.deleteCalendarDay',
  summary: '删除一天的安排（重新计算进行中的时限）',
  method: 'DELETE',
  path: '/console/reference/calendar/days/{day}',
  access: 'operator',
  effect: 'write',
  params: dayParam,
  query: z.object({
    version: field(
      z
        .string({ error: '版本号不正确' })
        .regex(/^[1-9]\d{0,8}$/, '版本号不正确')
        .transform(Number),
      { label: '日历版本', example: '3' },
    ),
  }),
  output: changed,
  errors: [errors.dayNotFound, kernelErrors.conflict],
})

/** Replaces every day of the year by those of its notice; refused whole when a line is unclear or a legal holiday is missing. */
export const importCalendarYear = defineCall({
  name: 'reference.importCalendarYear',
  summary: '导入年度放假通知（重新计算进行中的时限）',
  method: 'POST',
  path: '/console/reference/calendar/years/{year}',
  access: 'operator',
  effect: 'create',
  params: yearParam,
  body: calendarNoticeForm.extend({ version: calendarVersion }),
  output: changed,
  errors: [kernelErrors.conflict],
})

const year = field(
  z.int('年份不正确').min(FIRST_CALENDAR_YEAR, '年份不正确').max(LAST_CALENDAR_YEAR, '年份不正确'),
  {
    label: '年份',
    example: 2027,
  },
)

/** What would be saved; the source changes no clock and is left out. */
const wantedChange = z.discriminatedUnion('change', [
  z
    .object({
      change: field(z.literal('set'), { label: '变更' }),
      day: dateOnly('日期'),
      kind: calendarDayForm.shape.kind,
    })
    .strict(),
  z.object({ change: field(z.literal('delete'), { label: '变更' }), day: dateOnly('日期') }).strict(),
  z
    .object({
      change: field(z.literal('import'), { label: '变更' }),
      year,
      text: calendarNoticeForm.shape.text,
    })
    .strict(),
])

/** How many running clocks a change would move; nothing is changed. */
export const previewCalendarChange = defineCall({
  name: 'reference.previewCalendarChange',
  summary: '预览日历变更会移动多少进行中的时限',
  method: 'POST',
  path: '/console/reference/calendar/preview',
  access: 'operator',
  effect: 'read',
  body: wantedChange,
  output: component('CalendarPreview', '变更预览', 'internal', {
    version: calendarVersion,
    /** Days that become other than they are now. */
    daysOff: countOut('新增休息日', '天'),
    daysWorked: countOut('新增工作日', '天'),
    moves: field(clockMoves, { label: '移动的时限' }),
  }),
})
