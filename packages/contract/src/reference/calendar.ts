import { allCases } from '../all-cases.ts'
import { calendarClocksOf } from '../kernel/cases/read-case.ts'
import * as z from 'zod'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, field, flag, moment, oneOf, text } from '../kernel/field.ts'
import { version } from '../kernel/version.ts'

/** What a day of the calendar is, where it differs from the week: a day off, or a weekend that is worked (调休). */
export const calendarDayKinds = [
  { code: 'holiday', name: '放假' },
  { code: 'work', name: '上班' },
] as const
export type CalendarDayKind = (typeof calendarDayKinds)[number]['code']

/** Where a day comes from: the yearly notice, an operator's hand, or the rule that holds until the notice is there. */
export const calendarDayOrigins = [
  { code: 'notice', name: '年度通知' },
  { code: 'hand', name: '单独维护' },
  { code: 'rule', name: '按规则推算' },
] as const

/** What counts in working days and moves with the calendar. */
export const clockKinds: readonly { readonly code: string; readonly name: string }[] =
  allCases.flatMap(calendarClocksOf)

/** Operators are warned so many days before the last day a notice covers. */
export const CALENDAR_WARNING_DAYS = 60
export const FIRST_CALENDAR_YEAR = 2004
export const LAST_CALENDAR_YEAR = 2099
export const MAX_NOTICE_LENGTH = 5_000

const yearText = z.string({ error: '年份不正确' }).regex(/^20\d{2}$/, '年份不正确')

/** A year of the calendar, as an address carries it. */
export const calendarYearParam = field(
  yearText
    .transform(Number)
    .refine((year) => year >= FIRST_CALENDAR_YEAR && year <= LAST_CALENDAR_YEAR, '年份不正确'),
  { label: '年份', example: '2027' },
)

export const calendarVersion = field(version, {
  label: '日历版本',
  component: 'CalendarVersion',
})

/** What an operator says of a single day. */
export const calendarDayForm = component('CalendarDayForm', '一天的安排', 'public', {
  kind: oneOf('安排', calendarDayKinds),
  name: text('名称', { max: 20 }, { example: '春节' }),
  source: text('依据', { max: 100, min: 2 }, { help: '文件名称和文号，或作出安排的部门和日期' }),
})

/** The notice of a whole year, pasted or line by line. */
export const calendarNoticeForm = z.object({
  source: calendarDayForm.shape.source,
  text: field(
    z
      .string({ error: '请粘贴放假安排' })
      .trim()
      .min(1, '请粘贴放假安排')
      .max(MAX_NOTICE_LENGTH, `放假安排不能超过 ${MAX_NOTICE_LENGTH} 个字`),
    {
      label: '放假安排',
      example: '一、元旦：1月1日（周五）至3日（周日）放假，共3天。',
      help: '粘贴通知正文，或每行一条：2027-01-01 至 2027-01-03 放假 元旦；2027-02-14 上班 春节',
    },
  ),
})

const calendarDay = component('CalendarDay', '一天的安排', 'internal', {
  day: dateOnly('日期'),
  kind: calendarDayForm.shape.kind,
  name: fieldOut(calendarDayForm.shape.name),
  source: fieldOut(calendarDayForm.shape.source),
  origin: oneOf('来源', calendarDayOrigins),
  changedBy: textOut('维护人', { help: '随系统载入的为空', sensitivity: 'personal' }).nullable(),
  changedAt: moment('维护时间').nullable(),
})
export type CalendarDay = z.output<typeof calendarDay>

/** Until when notices cover the calendar without a gap. */
const calendarReach = component('CalendarReach', '通知覆盖范围', 'internal', {
  endsOn: dateOnly('通知覆盖至').nullable(),
  daysLeft: countOut('剩余天数', '天', { help: '已过期为负数' }).nullable(),
  isNear: flag('需要导入下一年度通知'),
})

export const calendarYear = component('CalendarYear', '一年的日历', 'internal', {
  version: calendarVersion,
  year: countOut('年份'),
  noticedYears: field(z.array(z.int()), { label: '已有通知的年份' }),
  notice: component('CalendarNotice', '年度通知', 'internal', {
    source: textOut('依据'),
    importedBy: textOut('导入人', { sensitivity: 'personal' }).nullable(),
    importedAt: moment('导入时间'),
  }).nullable(),
  reach: calendarReach,
  days: listOut('各天的安排', calendarDay),
})
export type CalendarYear = z.output<typeof calendarYear>

/** How many running clocks a change moves. */
export const clockMoves = z.array(
  component('ClockMoves', '一类时限的移动', 'internal', {
    kind: oneOf('事项', clockKinds),
    later: countOut('推迟', '笔'),
    earlier: countOut('提前', '笔'),
  }),
)
export type ClockMoves = z.output<typeof clockMoves>
