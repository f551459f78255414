import * as z from 'zod'
import { defineErrors } from '../errors.ts'
import { isExample } from '../answer-fields.ts'
import { allVisible, field, idOut, moment, oneOf, ruled } from '../field.ts'
import { typedInto } from '../field-input.ts'
import { version, versionOut } from '../version.ts'
import { checkPhone } from '../../rules/phone.ts'
import { publicationActions, publicationStates } from './publication-states.ts'

export const zonesErrors = defineErrors('zones', 131, {
  parkNotFound: [404, '园区不存在或已下线'],
  parkEnterpriseNotFound: [404, '企业展示不存在或已下线'],
  rosterNotFound: [404, '名单不存在或已下线'],
  rosterEntryNotFound: [404, '名单中没有这家企业'],
  fundNotFound: [404, '基金不存在或已下线'],
  illegalMove: [409, '状态已变化，当前不能进行此操作，请刷新后查看'],
  emptyRoster: [409, '名单中还没有企业，请先导入再发布'],
})

/** Publishes a record or takes it offline. */
export const publicationMove = z.object({ action: oneOf('操作', publicationActions), version })

/** What every record carries for the people who maintain it. */
export const publicationRecord = {
  id: idOut('编号'),
  status: oneOf('状态', publicationStates),
  publishedAt: moment('发布时间').nullable(),
  updatedAt: moment('更新时间'),
  isExample,
  version: versionOut,
} as const

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
