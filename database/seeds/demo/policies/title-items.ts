import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { PolicyItemForm } from '@lqr/contract/policies/item-entities.ts'
import { condition } from '../../../../apps/server/src/domains/policies/items/items.fixtures.ts'

export type ItemSeed = Partial<PolicyItemForm> & { docNo: string }

const figure = (
  fact: PolicyCondition['fact'],
  op: 'atLeast' | 'atMost',
  bound: number,
  clause: string,
  more: Partial<PolicyCondition> = {},
) => condition({ fact, op, bound, clause, ...more })
const holds = (fact: PolicyCondition['fact'], codes: string[], clause: string) =>
  condition({ fact, op: 'oneOf', codes, clause })
const judged = (note: string, clause: string, group: number | null = null) =>
  condition({ fact: 'judged', op: 'judged', note, clause, group })
const revenueUpTo = (bound: number) => ({
  when: { fact: 'revenueYuan' as const, op: 'atMost' as const, bound, codes: [] },
})
const audited = { evidence: '近一年财务审计报告' }
const counted = { evidence: '研发费用专项审计或辅助账' }

const HIGH_TECH = '国科发火〔2016〕32号 认定条件'
const TECH_SME = '国科发政〔2017〕115号 评价条件'
const GRADIENT = '工信部企业〔2026〕2号'

/** Items whose numbers stand in the documents named; what experts score is never answered by the platform. */
export const TITLE_ITEMS: readonly ItemSeed[] = [
  {
    docNo: '国科发火〔2016〕32号',
    name: '高新技术企业认定',
    kind: 'title',
    benefit: '取得高新技术企业资格，可享受相应的税收优惠。',
    benefitYuan: null,
    office: '当地科技主管部门',
    gives: 'highTech',
    materials: ['认定申请书', '知识产权证明', '近三年财务会计报告', '研发费用和高新技术产品收入专项审计报告'],
    conditions: [
      figure('ageMonths', 'atLeast', 12, `${HIGH_TECH}：注册一年以上`, { evidence: '营业执照' }),
      figure('techStaffPercent', 'atLeast', 10, `${HIGH_TECH}：科技人员占比`, {
        evidence: '职工和科技人员名册',
      }),
      figure('rdPercent', 'atLeast', 5, `${HIGH_TECH}：收入 5,000 万元以下`, {
        ...revenueUpTo(50_000_000),
        ...counted,
      }),
      figure('rdPercent', 'atLeast', 4, `${HIGH_TECH}：收入 2 亿元以下`, {
        ...revenueUpTo(200_000_000),
        ...counted,
      }),
      figure('rdPercent', 'atLeast', 3, `${HIGH_TECH}：收入 2 亿元以上`, counted),
      judged('境内研发费用占比不低于 60%，高新技术产品收入占比不低于 60%', `${HIGH_TECH}：费用和收入结构`),
      judged('创新能力评价高于 70 分', `${HIGH_TECH}：创新能力评价`),
      holds('noAccident', ['yes'], `${HIGH_TECH}：近一年无重大事故`),
    ],
  },
  {
    docNo: '国科发政〔2017〕115号',
    name: '科技型中小企业评价入库',
    kind: 'title',
    delivery: 'fast',
    benefit: '取得入库登记编号，可享受研发费用加计扣除等支持。',
    benefitYuan: null,
    office: '当地科技主管部门',
    gives: 'techSme',
    declareFrom: '2026-06-01',
    declareTo: '2026-08-31',
    materials: ['企业自评信息表'],
    conditions: [
      figure('employees', 'atMost', 500, `${TECH_SME}：职工总数`),
      figure('revenueYuan', 'atMost', 200_000_000, `${TECH_SME}：年销售收入`),
      figure('assetsYuan', 'atMost', 200_000_000, `${TECH_SME}：资产总额`),
      judged('综合评价不低于 60 分，且科技人员指标得分大于 0', `${TECH_SME}：综合评价`),
    ],
  },
  {
    docNo: '工信部企业〔2026〕2号',
    name: '科技和创新型中小企业评价',
    kind: 'title',
    delivery: 'fast',
    benefit: '取得科技和创新型中小企业称号，可继续申报专精特新。',
    benefitYuan: null,
    office: '当地工业和信息化主管部门',
    gives: 'innovativeSme',
    validFrom: '2026-04-01',
    materials: ['企业自评信息表'],
    conditions: [
      holds('scale', ['medium', 'small', 'micro'], `${GRADIENT} 适用范围：中小企业`),
      judged('符合直通条件之一，或评价得分达到规定分数', `${GRADIENT} 评价标准`),
    ],
  },
  {
    docNo: '工信部企业〔2026〕2号',
    name: '专精特新中小企业认定',
    kind: 'title',
    benefit: '取得专精特新中小企业称号，有效期三年。',
    benefitYuan: null,
    office: '当地工业和信息化主管部门',
    gives: 'specialised',
    validFrom: '2026-04-01',
    materials: ['申请书', '真实性承诺书', '营业执照', '财务审计报告'],
    conditions: [
      holds('titles', ['innovativeSme'], `${GRADIENT} 专精特新：先取得上一级称号`),
      figure('nicheYears', 'atLeast', 3, `${GRADIENT} 专精特新：细分市场三年以上`),
      figure('revenueYuan', 'atLeast', 15_000_000, `${GRADIENT} 专精特新：上年营业收入`, {
        group: 1,
        ...audited,
      }),
      judged('近两年新增股权融资 2,000 万元以上', `${GRADIENT} 专精特新：或新增股权融资`, 1),
      figure('mainBusinessPercent', 'atLeast', 80, `${GRADIENT} 专精特新：主营业务占比`, audited),
      figure('debtPercent', 'atMost', 80, `${GRADIENT} 专精特新：资产负债率`, audited),
      figure('rdYuan', 'atLeast', 1_000_000, `${GRADIENT} 专精特新：研发费用`, counted),
      figure('rdPercent', 'atLeast', 3, `${GRADIENT} 专精特新：研发费用占比`, counted),
      figure('patents', 'atLeast', 1, `${GRADIENT} 专精特新：Ⅰ类知识产权`, {
        group: 2,
        evidence: '知识产权证书',
      }),
      judged('获得科技奖励或建有研发机构，可免知识产权要求', `${GRADIENT} 专精特新：知识产权的例外`, 2),
      judged('评价得分不低于 50 分', `${GRADIENT} 专精特新：评价得分`),
    ],
  },
  {
    docNo: '工信部企业〔2026〕2号',
    name: '第八批专精特新“小巨人”企业申报',
    kind: 'title',
    benefit: '取得专精特新“小巨人”企业称号，有效期三年。',
    benefitYuan: null,
    office: '当地工业和信息化主管部门',
    gives: 'littleGiant',
    validFrom: '2026-04-01',
    declareFrom: '2026-04-25',
    declareTo: '2026-05-25',
    materials: ['申请书', '真实性承诺书', '营业执照', '12 月参保人数证明', '近三年审计报告', '信用报告'],
    conditions: [
      holds('titles', ['specialised'], `${GRADIENT} 小巨人：先取得专精特新称号`),
      figure('nicheYears', 'atLeast', 3, `${GRADIENT} 小巨人：细分市场三年以上`),
      figure('revenueYuan', 'atLeast', 50_000_000, `${GRADIENT} 小巨人：上年营业收入`, audited),
      figure('mainBusinessPercent', 'atLeast', 90, `${GRADIENT} 小巨人：主营业务占比`, audited),
      figure('growthPercent', 'atLeast', 5, `${GRADIENT} 小巨人：近两年平均增长`, audited),
      figure('debtPercent', 'atMost', 75, `${GRADIENT} 小巨人：资产负债率`, audited),
      figure('rdPercent', 'atLeast', 3, `${GRADIENT} 小巨人：研发费用占比`, counted),
      figure('patents', 'atLeast', 4, `${GRADIENT} 小巨人：Ⅰ类知识产权`, { evidence: '知识产权证书' }),
      judged('近两年研发费用合计 1,200 万元以上', `${GRADIENT} 小巨人：研发费用合计`),
      judged('市场占有率 10% 以上或排名前三，属于工业“六基”或关键环节', `${GRADIENT} 小巨人：市场和领域`),
      judged('评价得分不低于 60 分', `${GRADIENT} 小巨人：评价得分`),
    ],
  },
  {
    docNo: '财建〔2024〕148号',
    name: '重点“小巨人”企业奖补',
    kind: 'award',
    benefit: '三年共 600 万元，95% 以上直达企业。',
    benefitYuan: 6_000_000,
    office: '省级工业和信息化、财政主管部门',
    paysFor: ['rdPercent', 'rdYuan'],
    materials: ['推荐材料'],
    conditions: [
      holds('titles', ['littleGiant'], '财建〔2024〕148号 支持对象'),
      judged('由省级主管部门推荐并通过评审', '财建〔2024〕148号 推荐和评审'),
    ],
  },
]
