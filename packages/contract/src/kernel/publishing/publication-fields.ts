import * as z from 'zod'
import { defineErrors } from '../errors.ts'
import { type Answered, fieldOut, isExample, textOut } from '../answer-fields.ts'
import { component } from '../component.ts'
import { allVisible, field, flag, idOut, moment, momentIn, oneOf, optionalText, ruled } from '../field.ts'
import { typedInto } from '../field-input.ts'
import { version, versionOut } from '../version.ts'
import { checkPhone } from '../../rules/phone.ts'
import { checkWebAddress, MAX_WEB_ADDRESS } from '../../rules/web-address.ts'
import { publicationActions, publicationStates } from './publication-states.ts'

export const zonesErrors = defineErrors('zones', 131, {
  parkNotFound: [404, '园区不存在或已下线'],
  parkEnterpriseNotFound: [404, '企业展示不存在或已下线'],
  rosterNotFound: [404, '名单不存在或已下线'],
  rosterEntryNotFound: [404, '名单中没有这家企业'],
  fundNotFound: [404, '基金不存在或已下线'],
  illegalMove: [409, '状态已变化，当前不能进行此操作，请刷新后查看'],
  emptyRoster: [409, '名单中还没有企业，请先导入再发布'],
  rosterEntryTaken: [409, '名单中已有该企业（名称或统一社会信用代码相同）'],
  parkNotEmpty: [409, '园区下还有企业展示，不能删除园区草稿。未发布过的企业展示请先删除'],
})

/** Of the second person without whom nothing is published. */
export const publishingErrors = defineErrors('publishing', 143, {
  ownReview: [403, '您修改或提交过这项内容，须由另一位运营人员复核'],
  reasonMissing: [422, '退回时请填写原因'],
  otherArea: [422, '只能发布到您负责的地区'],
  alreadyPublic: [422, '已发布的内容修改后复核通过即生效，不能再定时；如需定时请先下线'],
})

const reason = optionalText('退回原因', 500, { help: '写明哪一项不合适、怎样修改，修改的人会看到' })

/** Submits a record for review, decides about it, throws its change away (of one never published all of it), or takes it off line and back. */
export const publicationMove = z.object({
  action: oneOf('操作', publicationActions),
  version,
  reason,
  deletes: field(z.boolean(), {
    label: '删除从未发布的草稿',
    help: '从未发布的草稿没有修改可以放弃；确认过删除整份草稿的才填“是”',
  }).optional(),
})

/** What the viewer may do now, decided by the server. */
const publicationCan = component('PublicationCan', '可进行的操作', 'internal', {
  maintain: flag('维护'),
  submit: flag('提交复核'),
  review: flag('复核'),
  discard: flag('放弃修改，或删除从未发布的草稿'),
  publish: flag('恢复发布'),
  unlist: flag('下线'),
})
export type PublicationCan = z.output<typeof publicationCan>

/** What every record carries for the people who maintain it. */
export const publicationRecord = {
  id: idOut('编号'),
  status: oneOf('状态', publicationStates),
  changeStatus: field(oneOf('修改状态', publicationStates).nullable(), {
    label: '修改状态',
    help: '已发布过的内容正在进行的修改',
  }),
  returnReason: textOut('退回原因').nullable(),
  submittedBy: textOut('提交人', { sensitivity: 'personal' }).nullable(),
  submittedAt: moment('提交时间').nullable(),
  publishedAt: moment('发布时间').nullable(),
  updatedAt: moment('更新时间'),
  isExample,
  version: versionOut,
  can: publicationCan,
} as const

/** What a change would make of a published record; null while there is none. The public reads nothing of it. */
export function changeOf<S extends z.ZodRawShape>(name: string, { shape }: z.ZodObject<S>) {
  const fields = Object.entries(shape).map(([key, schema]) => [key, fieldOut(schema as z.ZodType)])
  const answered = Object.fromEntries(fields) as { [K in keyof S]: Answered<S[K] & z.ZodType> }
  const change = z.object(answered).partial()
  return change
    .meta({ component: name, title: '修改内容', label: '修改内容', sensitivity: 'internal' })
    .nullable()
}

/** The number of an office, never of a person. */
export const officePhone = typedInto(
  ruled('联系电话', 30, checkPhone).meta({ label: '联系电话', example: '0931-8888888' }),
  { kind: 'phone' },
)

/** Some of a closed list of codes, each once. */
export function someOf<const T extends readonly { code: string; name: string }[]>(label: string, items: T) {
  const schema = z
    .array(oneOf(label, items), { error: `请选择${label}` })
    .min(1, `请选择${label}`)
    .refine((codes) => new Set(codes).size === codes.length, `${label}有重复`)
  return typedInto(field(schema, { label }), { kind: 'codes', items })
}

/** Lines of text, such as services or products: at most so many, each once. */
export function lines(label: string, max: number, length: number) {
  const line = z
    .string()
    .trim()
    .min(1, `${label}不能有空行`)
    .max(length, `${label}每行不能超过 ${length} 个字`)
    .superRefine(allVisible(label, length))
  const schema = z
    .array(line, { error: `请输入${label}` })
    .max(max, `${label}最多 ${max} 行`)
    .refine((texts) => new Set(texts).size === texts.length, `${label}有重复`)
  return typedInto(field(schema, { label }), { kind: 'lines' })
}

/** An outside address, or none. */
export function webAddress(label: string, help: string) {
  const schema = ruled(label, MAX_WEB_ADDRESS, checkWebAddress).nullable()
  return typedInto(field(schema, { label, help, example: 'https://www.gansu.gov.cn/' }), { kind: 'link' })
}

/** When the public reads it; null is as soon as it is approved. */
export const publishAt = typedInto(
  field(momentIn('定时发布').nullable(), { label: '定时发布', help: '不填则复核通过后立即发布' }),
  { kind: 'moment' },
)

/** The signs of a marked text: a policy with its appendices has fewer. */
export const MAX_BODY = 30_000
