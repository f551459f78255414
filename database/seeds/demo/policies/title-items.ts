import { counted, figure, holds, type ItemSeed, judged, revenueUpTo } from './item-conditions.ts'
import { LADDER_ITEMS } from './ladder-items.ts'

const HIGH_TECH = '国科发火〔2016〕32号 认定条件'
const TECH_SME = '国科发政〔2017〕115号 评价条件'

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
  ...LADDER_ITEMS,
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
