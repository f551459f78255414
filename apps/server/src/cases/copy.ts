import type { Successor } from '../succession/holder.ts'
import { reachedBy } from '../succession/copy.ts'

/** Who the timeline names for what the platform did. */
export const PLATFORM_NAME = '陇企融平台'

/** On the timeline of a case that nobody took up. */
export const expiredNote = (clockName: string) => `超过${clockName}时限仍未${clockName}`

type Text = readonly [title: string, body: string]

/** The reminder of a due time that is near; `day` as YYYY-MM-DD. */
export const dueText = (label: string, named: string, clockName: string, day: string): Text => [
  `${label}即将到期`,
  `${named}应于 ${day} 前${clockName}，请及时处理。`,
]

interface MovedDays {
  /** Days as YYYY-MM-DD. */
  readonly from: string
  readonly to: string
}

/** On the timeline when a change of the calendar moved the due time. */
export const dueMovedNote = (clockName: string, { from, to }: MovedDays) =>
  `节假日安排更新，${clockName}时限由 ${from} 调整为 ${to}`

/** What the enterprise is told of it. */
export const dueMovedText = (named: string, clockName: string, { from, to }: MovedDays): Text => [
  `${clockName}时限调整`,
  `因国家节假日安排更新，您的${named}的${clockName}时限由 ${from} 调整为 ${to}，工作日数不变。`,
]

/** What the institution is told: once, however many of its cases moved. */
export const dueMovedStaffText = (label: string, clockName: string, count: number): Text => [
  `${clockName}时限调整`,
  `因国家节假日安排更新，${count} 件待${clockName}${label}的时限已重新计算，请以任务列表为准。`,
]

/** What the enterprise is told at a merger: who goes on, how to reach it, and what it may do (PIPL article 22). */
export const successionText = (from: { name: string }, into: Successor, named: string): Text => [
  '办理机构变更',
  `${from.name}已并入${into.name}，您的${named}由${into.name}继续办理，材料和时限不变。${reachedBy(into)}。如不同意，您可以撤回，或在“信用授权”中撤销授权。`,
]

/** Stands where people were named in a case that lies in the archive. */
export const ARCHIVED_NAME = '已移入档案'

/** On the timeline of a case whose retention is over. */
export const archivedNote = (years: number, place: string) =>
  `办结已满 ${years} 年，办理记录、联系人和材料已移入档案（${place}），不再在线提供`

/** On the timeline of a case that ends because its enterprise has left the platform. */
export const ENTERPRISE_LEFT = '企业已注销账号'

/** On the timeline of a case that another person goes on with. */
export const assignedNote = (name: string, note = '') => `由 ${name} 办理${note ? `：${note}` : ''}`

/** The same without what was remarked, for those it is not meant for. */
export const withoutRemark = (assigned: string) => assigned.replace(/ 办理：.*$/s, ' 办理')

/** What whoever gets a case is told. */
export const assignedText = (named: string, by: string, note = ''): Text => [
  '有任务交给您办理',
  `${by}把${named}交给您办理${note ? `：${note}` : '。'}`,
]
