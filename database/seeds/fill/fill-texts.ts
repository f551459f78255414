import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { articleRow } from '../../../apps/server/src/domains/content/content.fixtures.ts'
import { policyRow } from '../../../apps/server/src/domains/policies/policies.fixtures.ts'
import { insertRows, type Run } from './filling.ts'

const PIECE = 2_000
const DEEDS = [
  '贷款贴息',
  '融资担保',
  '首贷培育',
  '设备更新',
  '稳岗扩岗',
  '科技创新',
  '专精特新',
  '绿色转型',
  '品牌培育',
  '外贸出口',
]
const ACTS = ['实施办法', '若干措施', '申报通知', '管理细则', '工作方案', '操作指南']
const NEWS = ['推进会召开', '政策解读', '入园惠企', '对接活动举行', '经验交流', '进展通报']

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** What a filled text of this number is about. */
export function topicOf(index: number) {
  const place = PREFECTURES[(index * 7) % PREFECTURES.length] ?? { code: '620000', name: '甘肃省' }
  const industry = INDUSTRIES[(index * 5) % INDUSTRIES.length]?.name ?? ''
  const deed = DEEDS[(index * 3) % DEEDS.length] ?? ''
  return { place, industry, deed }
}

/** Policies of all units, industries and subjects, made of example words. */
export async function fillPolicies(run: Run, count: number): Promise<void> {
  await inPieces(run, 'policy', count, (index) => {
    const { place, industry, deed } = topicOf(index)
    return policyRow({
      title: `示例：${place.name}${industry}${deed}${ACTS[index % ACTS.length]}（第${index + 1}号）`,
      issuer: `${place.name}示例部门`,
      issuedAt: dayBefore((index * 11) % 2_000).slice(0, 10),
      publishedAt: dayBefore((index * 11) % 2_000),
      level: 'city',
      areaCodes: [place.code],
      keyPoints: [`面向${industry}企业`, `支持${deed}`],
      body: `本示例政策面向${place.name}的${industry}企业，支持${deed}。符合条件的企业可以按要求申报。`,
    })
  })
}

/** News and notices, made of example words. */
export async function fillArticles(run: Run, count: number): Promise<void> {
  await inPieces(run, 'article', count, (index) => {
    const { place, industry, deed } = topicOf(index)
    const { facts, ...row } = articleRow({
      kind: index % 4 === 0 ? 'notice' : 'news',
      title: `示例：${place.name}${industry}${deed}${NEWS[index % NEWS.length]}${index + 1}`,
      summary: `${place.name}开展${deed}，${industry}企业参加。`,
      body: `${place.name}近日开展${deed}。\n\n${industry}企业参加，金融机构现场解答。`,
      areaCodes: [place.code],
      publishedAt: dayBefore((index * 13) % 1_500),
    })
    return { ...row, facts: JSON.parse(String(facts)) as unknown }
  })
}

async function inPieces(
  run: Run,
  table: string,
  count: number,
  make: (index: number) => object,
): Promise<void> {
  for (let from = 0; from < count; from += PIECE) {
    const rows = Array.from({ length: Math.min(PIECE, count - from) }, (_, place) => make(from + place))
    await insertRows(run, table, rows)
  }
}
