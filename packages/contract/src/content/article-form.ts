import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { field, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { lines, MAX_BODY, publishAt, webAddress } from '../kernel/publishing/publication-fields.ts'
import { areasField } from '../reference/area-fields.ts'
import { ZONES } from '../reference/zones.ts'
import { articleCategories, articleKinds } from './entities.ts'

/** A code of a closed list, or none; `help` says when it is needed. */
function perhapsOf<const T extends readonly { code: string; name: string }[]>(
  label: string,
  items: T,
  help: string,
) {
  const schema = oneOf(label, items).nullable()
  return typedInto(field(schema, { label, help, codes: items }), { kind: 'code', items })
}

const actionPath = z
  .string({ error: '请输入办理页面' })
  .trim()
  .max(200, '办理页面不能超过 200 个字')
  .regex(/^\/[a-zA-Z][\w/?=&.-]*$/, '办理页面须是本站页面，以 / 开头，例如 /entScale')
  .nullable()

/** What is kept of an article and typed by those who edit it. */
export const articleFields = component('ArticleForm', '内容', 'public', {
  kind: oneOf('类别', articleKinds),
  title: text('标题', { max: 100 }),
  summary: text('摘要', { max: 300 }, { help: '显示在列表和搜索结果中，一两句话说明内容' }),
  category: perhapsOf('分类', articleCategories, '信用服务、帮助和专区文章须选择，新闻和公告不选'),
  zone: perhapsOf('专区', ZONES, '专区文章须选择，其他不选'),
  areaCodes: areasField('适用地区'),
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
  publishAt,
})
export type ArticleForm = z.output<typeof articleFields>
