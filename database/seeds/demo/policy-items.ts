import type { Tx } from '../../../apps/server/src/data/database.ts'
import { condition, itemRow } from '../../../apps/server/src/domains/policies/items/items.fixtures.ts'
import { policyRow } from '../../../apps/server/src/domains/policies/policies.fixtures.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import type { ItemSeed } from './policies/item-conditions.ts'
import { TITLE_ITEMS } from './policies/title-items.ts'
import { TITLE_POLICIES } from './policies/title-policies.ts'

const EXAMPLE = '甘科示例〔2026〕1号'
const NOTE = '本条为示例，用来演示政策匹配，不是真实文件，不能作为办事依据。'

/** Invented items that show the ways of delivery, and what pays for an improvement. */
function exampleItems(now: Date): ItemSeed[] {
  const titleHeld = condition({ fact: 'titles', op: 'oneOf', codes: ['highTech'], clause: '示例第二条' })
  return [
    {
      docNo: EXAMPLE,
      name: '研发投入后补助（示例）',
      delivery: 'fast',
      benefit: '按上年研发费用的一定比例补助（示例）。',
      benefitYuan: 500_000,
      place: '示例政务服务中心惠企窗口',
      cashWorkingDays: 60,
      paysFor: ['rdPercent', 'rdYuan'],
      declareFrom: dayBefore(now, 20),
      declareTo: dayBefore(now, -45),
      conditions: [
        condition({
          fact: 'rdPercent',
          op: 'atLeast',
          bound: 3,
          clause: '示例第三条',
          months: 12,
          evidence: '研发费用辅助账',
        }),
        condition({ fact: 'scale', op: 'oneOf', codes: ['medium', 'small', 'micro'], clause: '示例第二条' }),
      ],
    },
    {
      docNo: EXAMPLE,
      name: '知识产权补助（示例）',
      benefit: '每项Ⅰ类知识产权补助一次（示例）。',
      benefitYuan: 10_000,
      paysFor: ['patents'],
      conditions: [
        condition({
          fact: 'patents',
          op: 'atLeast',
          bound: 1,
          clause: '示例第四条',
          evidence: '知识产权证书',
        }),
      ],
    },
    {
      docNo: EXAMPLE,
      name: '兰州市高新技术企业奖励（示例）',
      delivery: 'direct',
      areaCodes: ['620100'],
      benefit: '认定当年一次性奖励，按名单直接兑现（示例）。',
      benefitYuan: 200_000,
      conditions: [titleHeld],
    },
    {
      docNo: EXAMPLE,
      name: '小微企业社会保险补贴（示例）',
      kind: 'relief',
      delivery: 'direct',
      benefit: '符合条件的小微企业按参保人数补贴（示例）。',
      benefitYuan: null,
      conditions: [
        condition({ fact: 'scale', op: 'oneOf', codes: ['small', 'micro'], clause: '示例第五条' }),
        condition({ fact: 'ageMonths', op: 'atLeast', bound: 12, clause: '示例第五条' }),
      ],
    },
  ]
}

/** The items of real documents, and invented ones that say so, with the documents they come from. */
export async function seedPolicyItems(tx: Tx, now: Date): Promise<void> {
  const example = {
    docNo: EXAMPLE,
    title: '支持企业科技创新若干措施（示例）',
    level: 'provincial' as const,
    type: 'technology' as const,
    issuer: '甘肃省示例发文单位',
    body: NOTE,
    publishedAt: officeMoment(now, 40, 5),
    isExample: true,
  }
  const policies = await tx
    .insertInto('policy')
    .values([...TITLE_POLICIES, example].map(policyRow))
    .returning(['id', 'doc_no'])
    .execute()
  const idOf = new Map(policies.map(({ id, doc_no }) => [doc_no, id]))
  const rows = [...TITLE_ITEMS, ...exampleItems(now)].map(({ docNo, ...item }, index) => ({
    ...itemRow({ ...item, policyId: idOf.get(docNo) ?? '', publishedAt: officeMoment(now, 30, index * 17) }),
    is_example: docNo === EXAMPLE,
  }))
  await tx.insertInto('policy_item').values(rows).execute()
  await tx
    .insertInto('policy_item_version')
    .columns(['item_id', 'rules_version', 'conditions', 'approved_at'])
    .expression((eb) =>
      eb
        .selectFrom('policy_item')
        .select(['id', 'rules_version', 'conditions', 'published_at'])
        .where('rules_version', '>', 0)
        .$narrowType<{ published_at: string }>(),
    )
    .execute()
}
