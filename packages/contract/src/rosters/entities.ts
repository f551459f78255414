import * as z from 'zod'
import { countOut, fieldOut, isExample, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import {
  allVisible,
  areaCode,
  dateOnly,
  field,
  flag,
  idOut,
  moment,
  oneOf,
  ruled,
  text,
} from '../kernel/field.ts'
import { checkCreditCode } from '../rules/credit-code.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { typedInto } from '../kernel/field-input.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { version, versionOut } from '../kernel/version.ts'

const validTo = field(dateOnly('有效期至').nullable(), {
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
export const rosterFields = component('RosterForm', '名单', 'public', {
  title: text('名单名称', { max: 100 }, { example: '2026年度专精特新中小企业名单（示例）' }),
  kind: oneOf('名单类型', ROSTER_KINDS),
  issuer: text('发布单位', { max: 60 }),
  batch: text('批次', { max: 30 }, { example: '2026年第一批' }),
  issuedOn: dateOnly('发布日期'),
  validTo: typedInto(validTo, { kind: 'day' }),
  areaCode: areaCode('发布地区'),
  sourceUrl: typedInto(sourceUrl, { kind: 'link' }),
  note: field(z.string().trim().max(500, '说明不能超过 500 个字').superRefine(allVisible('说明', 500)), {
    label: '说明',
  }),
})
export type RosterForm = z.output<typeof rosterFields>

const { shape } = rosterFields

/** What tells one roster from another. */
const headline = {
  title: fieldOut(shape.title),
  kind: shape.kind,
  issuer: fieldOut(shape.issuer),
  batch: fieldOut(shape.batch),
  issuedOn: shape.issuedOn,
  validTo: fieldOut(shape.validTo),
  isExpired: flag('已过有效期'),
} as const

export const roster = component('Roster', '名单', 'public', {
  id: idOut('名单编号'),
  ...headline,
  areaCode: shape.areaCode,
  areaName: textOut('地区名称'),
  sourceUrl: fieldOut(shape.sourceUrl),
  note: fieldOut(shape.note),
  entries: countOut('企业数', '家'),
  isExample,
})
export type Roster = z.output<typeof roster>

/** What is kept of an enterprise on a roster. */
export const rosterEntryForm = component('RosterEntryForm', '名单企业', 'internal', {
  enterpriseName: text('企业名称', { min: 2, max: 100 }),
  creditCode: typedInto(
    ruled('统一社会信用代码', 30, (value, label) => {
      const checked = value === '' ? undefined : checkCreditCode(value, label)
      return checked?.kind === 'wrongShape' ? checked.error : undefined
    }),
    { kind: 'serial' },
  ),
  areaCode: areaCode('地区').nullable(),
  note: field(z.string().trim().max(200, '备注不能超过 200 个字').superRefine(allVisible('备注', 200)), {
    label: '备注',
  }),
})

/** A correction of an entry as it was seen. */
export const rosterEntryChange = component('RosterEntryChange', '更正名单企业', 'internal', {
  ...rosterEntryForm.shape,
  version,
})

/** An enterprise on a roster; its credit code is masked wherever the public reads it. */
export const rosterEntry = component('RosterEntry', '名单企业', 'public', {
  id: idOut('条目编号'),
  enterpriseName: textOut('企业名称'),
  creditCodeMasked: textOut('统一社会信用代码（脱敏）').nullable(),
  areaName: textOut('地区名称').nullable(),
  note: textOut('备注'),
})
export type RosterEntry = z.output<typeof rosterEntry>

/** An entry that a search found, with the roster it stands on. */
export const rosterHit = component('RosterHit', '查到的名单企业', 'public', {
  ...rosterEntry.shape,
  rosterId: idOut('名单编号'),
  ...headline,
  isExample,
})
export type RosterHit = z.output<typeof rosterHit>

export const rosterRecord = component('RosterRecord', '名单（维护）', 'internal', {
  ...roster.shape,
  ...publicationRecord,
  change: changeOf('RosterChange', rosterFields),
  entriesAdded: countOut('待加入的企业', '家', { help: '复核通过后才加入' }),
  entriesRemoved: countOut('待移除的企业', '家', { help: '复核通过后才移除' }),
  entriesCorrected: countOut('待更正的企业', '家', { help: '复核通过后才更正' }),
})
export type RosterRecord = z.output<typeof rosterRecord>

/** What a change of a published roster does to an enterprise; it stands until the change is approved or thrown away. */
export const entryChanges = [
  { code: 'ADD', name: '待加入' },
  { code: 'REMOVE', name: '待移除' },
  { code: 'CORRECT', name: '待更正' },
] as const

const typed = rosterEntryForm.shape

/** How an enterprise will stand once its correction is approved. */
const correctedEntry = component('CorrectedRosterEntry', '更正后的名单企业', 'internal', {
  enterpriseName: fieldOut(typed.enterpriseName),
  creditCode: fieldOut(typed.creditCode).nullable(),
  areaCode: typed.areaCode,
  areaName: textOut('地区名称').nullable(),
  note: fieldOut(typed.note),
})

/** With the whole code, for operators and for governments whose area the enterprise belongs to. */
export const rosterEntryRecord = component('RosterEntryRecord', '名单企业（维护）', 'internal', {
  ...rosterEntry.shape,
  creditCode: textOut('统一社会信用代码').nullable(),
  areaCode: areaCode('地区').nullable(),
  change: field(oneOf('变动', entryChanges).nullable(), { label: '变动' }),
  corrected: field(correctedEntry.nullable(), { label: '更正后' }),
  version: versionOut,
})
export type RosterEntryRecord = z.output<typeof rosterEntryRecord>

/** An enterprise that was taken off a roster and does not stand there again. */
export const removedRosterEntry = component('RemovedRosterEntry', '已移除的名单企业', 'internal', {
  id: idOut('条目编号'),
  enterpriseName: textOut('企业名称'),
  creditCode: textOut('统一社会信用代码').nullable(),
  areaName: textOut('地区名称').nullable(),
  note: textOut('备注'),
  removedAt: moment('移除时间'),
})
export type RemovedRosterEntry = z.output<typeof removedRosterEntry>
