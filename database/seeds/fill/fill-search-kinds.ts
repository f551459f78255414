import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { TITLE_LADDER } from '@lqr/contract/reference/enterprise-titles.ts'
import { activityRow } from '../../../apps/server/src/domains/activities/activities.fixtures.ts'
import { articleRow } from '../../../apps/server/src/domains/content/content.fixtures.ts'
import { stockItemRow } from '../../../apps/server/src/domains/equity/equity.fixtures.ts'
import { itemRow } from '../../../apps/server/src/domains/policies/items/items.fixtures.ts'
import { projectRow } from '../../../apps/server/src/domains/projects/projects.fixtures.ts'
import { serviceRow } from '../../../apps/server/src/domains/services/services.fixtures.ts'
import { topicOf } from './fill-texts.ts'
import { insertRows, type Run } from './filling.ts'

const SERVICE_KINDS = ['law', 'accounting', 'consulting', 'cultivation'] as const
const ARTICLE_KINDS = ['service', 'help', 'zone'] as const
const AT = '2026-01-05T09:00:00+08:00'

/** What the whole-site search finds besides what has its own filling: services, rungs, activities, projects, exchange items, articles. */
export async function fillSearchKinds(run: Run, count: number): Promise<void> {
  const [org] = await run(`select id from organisation where status = 'active' order by id limit 1`)
  const [policy] = await run(`select id from policy where status = 'PUBLISHED' order by id limit 1`)
  if (!org || !policy) throw new Error('kinds of the search ask for an institution and a policy')
  const rows = Array.from({ length: count }, (_, index) => ({ index, ...topicOf(index) }))
  const named = (what: string) =>
    rows.map(({ index, place, industry, deed }) => ({
      index,
      areaCodes: index % 5 === 0 ? [] : [place.code],
      name: `示例：${place.name}${industry}${deed}${what}${index + 1}`,
      text: `面向${place.name}的${industry}企业，${deed}${what}。`,
    }))
  const services = named('服务').map(({ index, name, text, areaCodes }) =>
    serviceRow({
      orgId: String(org.id),
      name: name.slice(0, 60),
      intro: text,
      areaCodes,
      category: SERVICE_KINDS[index % SERVICE_KINDS.length] ?? 'law',
      publishedAt: AT,
    }),
  )
  await insertRows(run, 'service_entry', services)
  const rungs = named('认定')
    .slice(0, TITLE_LADDER.length * PREFECTURES.length)
    .map(({ index, name, text, areaCodes }) => {
      const gives = TITLE_LADDER[index % TITLE_LADDER.length] ?? 'specialised'
      const item = { policyId: String(policy.id), name: name.slice(0, 80), benefit: text, areaCodes, gives }
      const { conditions, ...row } = itemRow({ ...item, kind: 'title', publishedAt: AT })
      return { ...row, conditions: JSON.parse(String(conditions)) as unknown }
    })
  await insertRows(run, 'policy_item', rungs)
  const activities = named('培训').map(({ name, text, areaCodes }) =>
    activityRow({ title: name, body: text, summary: text, areaCodes, status: 'PUBLISHED', publishedAt: AT }),
  )
  await insertRows(run, 'activity', activities)
  const projects = named('项目').map(({ index, name }) =>
    projectRow({ name, areaCode: topicOf(index).place.code }),
  )
  await insertRows(run, 'project', projects)
  await insertRows(
    run,
    'stock_item',
    named('挂牌').map(({ name }) => stockItemRow({ name })),
  )
  const articles = named('说明').map(({ index, name, text, areaCodes }) => {
    const kind = ARTICLE_KINDS[index % ARTICLE_KINDS.length] ?? 'help'
    const { facts, ...row } = articleRow({ kind, title: name, body: text, areaCodes, publishedAt: AT })
    return { ...row, facts: JSON.parse(String(facts)) as unknown }
  })
  await insertRows(run, 'article', articles)
}
