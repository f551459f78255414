import * as z from 'zod'
import { areaCode, dateOnly, field, idOut, oneOf, text } from '../kernel/field.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { typedInto } from '../kernel/field-input.ts'
import { publicationRecord } from '../kernel/publishing/publication-fields.ts'

const validTo = field(z.iso.date({ error: '请选择有效期至' }).nullable(), {
  label: '有效期至',
  help: '长期有效的名单不填',
})
const sourceUrl = field(
  z
    .string({ error: '请输入原文链接' })
    .trim()
    .max(300, '原文链接不能超过 300 个字')
    .regex(/^https?:\/\/[^\s/]+/, '原文链接须以 http:// 或 https:// 开头')
    .nullable(),
  { label: '原文链接' },
)

/** What is kept of a roster and typed by operators. */
export const rosterFields = z.object({
  title: text('名单名称', { max: 100 }, { example: '2026年度专精特新中小企业名单（示例）' }),
  kind: oneOf('名单类型', ROSTER_KINDS),
  issuer: text('发布单位', { max: 60 }),
  batch: text('批次', { max: 30 }, { example: '2026年第一批' }),
  issuedOn: dateOnly('发布日期'),
  validTo: typedInto(validTo, { kind: 'day' }),
  areaCode: areaCode('发布地区'),
  sourceUrl: typedInto(sourceUrl, { kind: 'link' }),
  note: field(z.string().trim().max(500, '说明不能超过 500 个字'), { label: '说明' }),
})
export type RosterForm = z.output<typeof rosterFields>

export const roster = z.object({
  id: idOut('名单编号'),
  title: z.string(),
  kind: z.string(),
  issuer: z.string(),
  batch: z.string(),
  issuedOn: z.string(),
  validTo: z.string().nullable(),
  isExpired: field(z.boolean(), { label: '已过有效期' }),
  areaCode: z.string(),
  areaName: z.string(),
  sourceUrl: z.string().nullable(),
  note: z.string(),
  entries: field(z.int(), { label: '企业数' }),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type Roster = z.output<typeof roster>

/** An enterprise on a roster; its credit code is masked wherever the public reads it. */
export const rosterEntry = z.object({
  id: idOut('条目编号'),
  enterpriseName: z.string(),
  creditCodeMasked: z.string().nullable(),
  areaName: z.string().nullable(),
  note: z.string(),
})
export type RosterEntry = z.output<typeof rosterEntry>

/** An entry that a search found, with the roster it stands on. */
export const rosterHit = rosterEntry.extend({
  rosterId: idOut('名单编号'),
  title: z.string(),
  kind: z.string(),
  issuer: z.string(),
  batch: z.string(),
  issuedOn: z.string(),
  validTo: z.string().nullable(),
  isExpired: field(z.boolean(), { label: '已过有效期' }),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type RosterHit = z.output<typeof rosterHit>

export const rosterRecord = roster.extend({
  ...publicationRecord,
  /** What the viewer may do with it. */
  can: z.object({ maintain: field(z.boolean(), { label: '维护' }) }),
})
export type RosterRecord = z.output<typeof rosterRecord>

/** With the whole code, for operators and for governments whose area the enterprise belongs to. */
export const rosterEntryRecord = rosterEntry.extend({
  creditCode: field(z.string().nullable(), { label: '统一社会信用代码', sensitivity: 'internal' }),
  areaCode: z.string().nullable(),
})
export type RosterEntryRecord = z.output<typeof rosterEntryRecord>
