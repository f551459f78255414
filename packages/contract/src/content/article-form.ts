import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { areaCode, field, momentIn, oneOf, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { lines } from '../kernel/publishing/publication-fields.ts'
import { SUBSTATIONS } from '../reference/substations.ts'
import { ZONES } from '../reference/zones.ts'
import { checkWebAddress, MAX_WEB_ADDRESS } from '../rules/web-address.ts'
import { articleCategories, articleKinds } from './entities.ts'

/** An outside address, or none. */
function webAddress(label: string, help: string) {
  const schema = ruled(label, MAX_WEB_ADDRESS, checkWebAddress).nullable()
  return typedInto(field(schema, { label, help, example: 'https://www.gansu.gov.cn/' }), { kind: 'link' })
}

/** A code of a closed list, or none; `help` says when it is needed. */
function perhapsOf<const T extends readonly { code: string; name: string }[]>(
  label: string,
  items: T,
  help: string,
) {
  const schema = oneOf(label, items).nullable()
  return typedInto(field(schema, { label, help, codes: items }), { kind: 'code', items })
}

const areas = z
  .array(areaCode('适用地区'), { error: '请选择适用地区' })
  .max(SUBSTATIONS.length, '适用地区过多')
  .refine((codes) => new Set(codes).size === codes.length, '适用地区有重复')

const actionPath = z
  .string({ error: '请输入办理页面' })
  .trim()
  .max(200, '办理页面不能超过 200 个字')
  .regex(/^\/[a-zA-Z][\w/?=&.-]*$/, '办理页面须是本站页面，以 / 开头，例如 /entScale')
  .nullable()

/** The signs of a text: a policy with its appendices has fewer. */
const MAX_BODY = 30_000

/** What is kept of an article and typed by those who edit it. */
export const articleFields = component('ArticleForm', '内容', 'public', {
  kind: oneOf('类别', articleKinds),
  title: text('标题', { max: 100 }),
  summary: text('摘要', { max: 300 }, { help: '显示在列表和搜索结果中，一两句话说明内容' }),
  category: perhapsOf('分类', articleCategories, '信用服务、帮助和专区文章须选择，新闻和公告不选'),
  zone: perhapsOf('专区', ZONES, '专区文章须选择，其他不选'),
  areaCodes: typedInto(field(areas, { label: '适用地区', help: '不选表示全省' }), { kind: 'areas' }),
  body: typedInto(text('正文', { max: MAX_BODY }), { kind: 'rich' }),
  source: field(text('来源', { max: 60 }).nullable(), { label: '来源' }),
  sourceUrl: webAddress('原文链接', '转载时填写'),
  facts: lines('办事要点', 12, 200),
  actionPath: field(actionPath, {
    label: '办理页面',
    help: '信用服务在本站办理时填写',
    example: '/entScale',
  }),
  outsideUrl: webAddress('外部网址', '信用服务在其他网站办理时填写'),
  outsideName: field(text('外部网站名称', { max: 60 }).nullable(), { label: '外部网站名称' }),
  publishAt: typedInto(
    field(momentIn('定时发布').nullable(), { label: '定时发布', help: '不填则复核通过后立即发布' }),
    {
      kind: 'moment',
    },
  ),
})
export type ArticleForm = z.output<typeof articleFields>
