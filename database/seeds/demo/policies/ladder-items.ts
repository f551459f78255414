import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import {
  audited,
  counted,
  figure,
  holds,
  type ItemSeed,
  judged,
  revenueFrom,
  revenueUpTo,
} from './item-conditions.ts'

const NEW = '工信部企业〔2026〕2号'
const OLD = '工信部企业〔2022〕63号'
const OFFICE = '当地工业和信息化主管部门'
const APPLICATION = ['申请书', '真实性承诺书', '营业执照', '财务审计报告']

/** What applications and, from 2027 on, renewals have in common; growth is asked of applications alone. */
const SPECIALISED: readonly PolicyCondition[] = [
  figure('nicheYears', 'atLeast', 3, `${NEW} 专精特新：细分市场三年以上`),
  figure('revenueYuan', 'atLeast', 15_000_000, `${NEW} 专精特新：上年营业收入`, { group: 1, ...audited }),
  judged('近两年新增股权融资 2,000 万元以上', `${NEW} 专精特新：或新增股权融资`, 1),
  figure('mainBusinessPercent', 'atLeast', 80, `${NEW} 专精特新：主营业务占比`, audited),
  figure('debtPercent', 'atMost', 80, `${NEW} 专精特新：资产负债率`, audited),
  figure('rdYuan', 'atLeast', 1_000_000, `${NEW} 专精特新：研发费用`, counted),
  figure('rdPercent', 'atLeast', 3, `${NEW} 专精特新：研发费用占比`, counted),
  figure('patents', 'atLeast', 1, `${NEW} 专精特新：Ⅰ类知识产权`, { group: 2, evidence: '知识产权证书' }),
  judged('获得科技奖励或建有研发机构，可免知识产权要求', `${NEW} 专精特新：知识产权的例外`, 2),
  judged('评价得分不低于 50 分', `${NEW} 专精特新：评价得分`),
]

const LITTLE_GIANT: readonly PolicyCondition[] = [
  figure('nicheYears', 'atLeast', 3, `${NEW} 小巨人：细分市场三年以上`),
  figure('revenueYuan', 'atLeast', 50_000_000, `${NEW} 小巨人：上年营业收入`, audited),
  figure('mainBusinessPercent', 'atLeast', 90, `${NEW} 小巨人：主营业务占比`, audited),
  figure('debtPercent', 'atMost', 75, `${NEW} 小巨人：资产负债率`, audited),
  figure('rdPercent', 'atLeast', 3, `${NEW} 小巨人：研发费用占比`, counted),
  figure('patents', 'atLeast', 4, `${NEW} 小巨人：Ⅰ类知识产权`, { evidence: '知识产权证书' }),
  judged('近两年研发费用合计 1,200 万元以上', `${NEW} 小巨人：研发费用合计`),
  judged('市场占有率 10% 以上或排名前三，属于工业“六基”或关键环节', `${NEW} 小巨人：市场和领域`),
  judged('评价得分不低于 60 分', `${NEW} 小巨人：评价得分`),
]

/** The share of research by revenue; below 5,000 万元 other things are looked at. */
const RD_OF_2022: readonly PolicyCondition[] = [
  figure('rdPercent', 'atLeast', 3, `${OLD} 附件3 创新能力指标：收入 1 亿元以上`, {
    ...revenueFrom(100_000_000),
    ...counted,
  }),
  figure('rdPercent', 'atLeast', 6, `${OLD} 附件3 创新能力指标：收入 5,000 万元至 1 亿元`, {
    ...revenueUpTo(99_999_999),
    ...counted,
    group: 1,
  }),
  {
    ...judged('收入 5,000 万元以下的不看研发费用占比，按下一项核对', `${OLD} 附件3 创新能力指标`, 1),
    ...revenueUpTo(49_999_999),
  },
  {
    ...judged(
      '近两年新增股权融资 8,000 万元以上、研发费用 3,000 万元以上、研发人员占比 50% 以上',
      `${OLD} 附件3 创新能力指标：收入 5,000 万元以下`,
    ),
    ...revenueUpTo(49_999_999),
  },
]

const title = { kind: 'title', benefitYuan: null, office: OFFICE } as const
const inForce = { ...title, docNo: NEW, purpose: 'first', validFrom: '2026-04-01' } as const
/** Renewals of 2026 are still judged by the rules of 2022, those of later years by the rules in force. */
const renewal2026 = {
  ...title,
  docNo: OLD,
  purpose: 'renewal',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
} as const
const renewal = { ...title, docNo: NEW, purpose: 'renewal', validFrom: '2027-01-01' } as const

/** The ladder of titles as dated rules: which of them counts is said by the day and by what is asked for. */
export const LADDER_ITEMS: readonly ItemSeed[] = [
  {
    ...inForce,
    name: '科技和创新型中小企业评价',
    delivery: 'fast',
    benefit: '取得科技和创新型中小企业称号，可继续申报专精特新。',
    gives: 'innovativeSme',
    materials: ['企业自评信息表'],
    conditions: [
      holds('scale', ['medium', 'small', 'micro'], `${NEW} 适用范围：中小企业`),
      judged('符合直通条件之一，或评价得分达到规定分数', `${NEW} 评价标准`),
    ],
  },
  {
    ...inForce,
    name: '专精特新中小企业认定',
    benefit: '取得专精特新中小企业称号，有效期三年。',
    gives: 'specialised',
    materials: APPLICATION,
    conditions: [holds('titles', ['innovativeSme'], `${NEW} 专精特新：先取得上一级称号`), ...SPECIALISED],
  },
  {
    ...inForce,
    name: '第八批专精特新“小巨人”企业申报',
    benefit: '取得专精特新“小巨人”企业称号，有效期三年。',
    gives: 'littleGiant',
    declareFrom: '2026-04-25',
    declareTo: '2026-05-25',
    materials: ['申请书', '真实性承诺书', '营业执照', '12 月参保人数证明', '近三年审计报告', '信用报告'],
    conditions: [
      holds('titles', ['specialised'], `${NEW} 小巨人：先取得专精特新称号`),
      ...LITTLE_GIANT,
      figure('growthPercent', 'atLeast', 5, `${NEW} 小巨人：近两年平均增长`, audited),
    ],
  },
  {
    ...renewal2026,
    name: '专精特新中小企业复核（2026 年到期）',
    benefit: '复核通过后，专精特新中小企业称号再延续三年。',
    gives: 'specialised',
    materials: APPLICATION,
    conditions: [
      holds('titles', ['specialised'], `${OLD} 动态管理：称号到期复核`),
      figure('nicheYears', 'atLeast', 2, `${OLD} 附件2 认定条件（一）`),
      figure('rdYuan', 'atLeast', 1_000_000, `${OLD} 附件2 认定条件（二）`, counted),
      figure('rdPercent', 'atLeast', 3, `${OLD} 附件2 认定条件（二）`, counted),
      figure('revenueYuan', 'atLeast', 10_000_000, `${OLD} 附件2 认定条件（三）`, { group: 1, ...audited }),
      judged('近两年新增股权融资 2,000 万元以上', `${OLD} 附件2 认定条件（三）`, 1),
      judged('评价得分 60 分以上，或满足规定的直通条件之一', `${OLD} 附件2 认定条件（四）`),
    ],
  },
  {
    ...renewal2026,
    name: '专精特新“小巨人”企业复核（2026 年到期）',
    benefit: '复核通过后，专精特新“小巨人”企业称号再延续三年。',
    gives: 'littleGiant',
    materials: APPLICATION,
    conditions: [
      holds('titles', ['littleGiant'], `${OLD} 动态管理：称号到期复核`),
      figure('nicheYears', 'atLeast', 3, `${OLD} 附件3 专业化指标`),
      figure('mainBusinessPercent', 'atLeast', 70, `${OLD} 附件3 专业化指标`, audited),
      figure('growthPercent', 'atLeast', 5, `${OLD} 附件3 专业化指标`, audited),
      figure('debtPercent', 'atMost', 70, `${OLD} 附件3 精细化指标`, audited),
      judged('主导产品全国细分市场占有率 10% 以上，拥有自主品牌', `${OLD} 附件3 特色化指标`),
      ...RD_OF_2022,
      figure('patents', 'atLeast', 2, `${OLD} 附件3 创新能力指标`, { group: 2, evidence: '知识产权证书' }),
      judged('获得国家级科技奖励等创新直通条件', `${OLD} 附件3 创新直通条件`, 2),
      judged('位于产业链关键环节，主导产品属于重点领域', `${OLD} 附件3 产业链配套和主导产品领域`),
    ],
  },
  {
    ...renewal,
    name: '专精特新中小企业复核',
    benefit: '复核通过后，专精特新中小企业称号再延续三年。',
    gives: 'specialised',
    materials: APPLICATION,
    conditions: [holds('titles', ['specialised'], `${NEW} 动态管理：称号到期复核`), ...SPECIALISED],
  },
  {
    ...renewal,
    name: '专精特新“小巨人”企业复核',
    benefit: '复核通过后，专精特新“小巨人”企业称号再延续三年。',
    gives: 'littleGiant',
    materials: APPLICATION,
    conditions: [holds('titles', ['littleGiant'], `${NEW} 动态管理：称号到期复核`), ...LITTLE_GIANT],
  },
]
