import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { dateOnly, field, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { lines, officePhone } from '../kernel/publishing/publication-fields.ts'
import { areasField } from '../reference/area-fields.ts'
import { CONFLICTS, SERVICE_CATEGORIES } from './service-kinds.ts'

/** Text that may be left empty; `help` says when it is needed. */
const perhaps = (label: string, max: number, help: string) =>
  field(text(label, { max }).nullable(), { label, help })

/** What is kept of a service and typed by its provider. */
export const serviceFields = component('ServiceForm', '中介服务', 'public', {
  category: oneOf('服务类别', SERVICE_CATEGORIES),
  name: text('服务名称', { max: 60 }),
  intro: text('服务说明', { max: 1_000 }, { help: '做什么、怎样做、企业要准备什么' }),
  areaCodes: areasField('服务地区'),
  qualificationName: perhaps('资质名称', 60, '担保、评估、法律、会计服务须填写'),
  qualificationNo: perhaps('资质编号', 60, '担保、评估、法律、会计服务须填写'),
  qualificationTo: typedInto(
    field(dateOnly('资质有效期至').nullable(), {
      label: '资质有效期至',
      help: '长期有效不填；过期后服务自动不再展示',
    }),
    { kind: 'day' },
  ),
  priceLines: field(lines('收费标准', 20, 100), {
    label: '收费标准',
    help: '每行一项：项目，单位，价格（元）；价格可写“面议”',
  }),
  duration: text('一般用时', { max: 60 }, { example: '5 个工作日' }),
  caseLines: field(lines('服务案例', 10, 200), {
    label: '服务案例',
    help: '每行一个，不写企业和个人名称',
  }),
  conflicts: oneOf('利益冲突', CONFLICTS),
  conflictNote: perhaps('利益冲突说明', 300, '选择“有，已说明”时填写，例如与哪类机构有股权关系'),
  officePhone,
})
export type ServiceForm = z.output<typeof serviceFields>
