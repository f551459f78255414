import type { FundKindCode, FundPhaseCode, FundStageCode } from '@lqr/contract/reference/fund-kinds.ts'
import type { LeadingIndustryCode } from '@lqr/contract/reference/leading-industries.ts'

/** An invented fund; amounts in 万元. */
export interface ExampleFund {
  readonly name: string
  readonly kind: FundKindCode
  readonly phase: FundPhaseCode
  readonly areaCode: string
  readonly sizeWan: number
  readonly perProjectWan: readonly [min: number, max: number]
  readonly industries: readonly LeadingIndustryCode[]
  readonly stages: readonly FundStageCode[]
  readonly focus: string
}

function fund(
  [name, areaCode]: readonly [string, string],
  kind: FundKindCode,
  phase: FundPhaseCode,
  sizeWan: number,
  perProjectWan: readonly [number, number],
  industries: readonly LeadingIndustryCode[],
  stages: readonly FundStageCode[],
  focus: string,
): ExampleFund {
  return { name, areaCode, kind, phase, sizeWan, perProjectWan, industries, stages, focus }
}

/** Fifteen funds over every kind and phase. No name, size or house is that of a real fund. */
export const EXAMPLE_FUNDS: readonly ExampleFund[] = [
  fund(
    ['甘肃示例产业投资引导母基金', '620000'],
    'guidance',
    'investing',
    500_000,
    [5_000, 50_000],
    ['equipment', 'newMaterials', 'newEnergy'],
    ['growth', 'mature'],
    '以子基金方式带动社会资本，支持全省主导产业补链强链。',
  ),
  fund(
    ['甘肃示例新能源产业基金', '620000'],
    'industry',
    'investing',
    300_000,
    [3_000, 30_000],
    ['newEnergy', 'equipment'],
    ['growth', 'mature'],
    '投向风光储装备、绿氢和电网配套项目。',
  ),
  fund(
    ['甘肃示例新材料产业基金', '620000'],
    'industry',
    'investing',
    200_000,
    [2_000, 20_000],
    ['newMaterials', 'metallurgy'],
    ['growth'],
    '投向电池材料、特种合金和有色金属深加工。',
  ),
  fund(
    ['甘肃示例科技创新创业投资基金', '620000'],
    'venture',
    'investing',
    80_000,
    [200, 3_000],
    ['information', 'biomedicine', 'newMaterials'],
    ['seed', 'startup'],
    '投向省内科技型中小企业，单笔小、决策快。',
  ),
  fund(
    ['甘肃示例科技成果转化基金', '620000'],
    'transformation',
    'investing',
    50_000,
    [100, 1_500],
    ['biomedicine', 'information', 'environmental'],
    ['seed', 'startup'],
    '支持高校院所成果在省内落地，可分期出资。',
  ),
  fund(
    ['甘肃示例乡村振兴发展基金', '620000'],
    'rural',
    'investing',
    100_000,
    [500, 8_000],
    ['agriculture', 'foodProcessing', 'logistics'],
    ['startup', 'growth'],
    '投向种业、精深加工和产地冷链，优先脱贫县区。',
  ),
  fund(
    ['甘肃示例文旅融合产业基金', '620000'],
    'industry',
    'raising',
    60_000,
    [1_000, 10_000],
    ['culture'],
    ['growth', 'mature'],
    '募集中，计划投向景区提升、数字文旅和研学项目。',
  ),
  fund(
    ['甘肃示例生物医药产业基金', '620000'],
    'industry',
    'investing',
    150_000,
    [1_000, 15_000],
    ['biomedicine'],
    ['startup', 'growth'],
    '投向中医药、生物制品和医疗器械。',
  ),
  fund(
    ['甘肃示例中小企业发展基金', '620000'],
    'venture',
    'exiting',
    40_000,
    [300, 3_000],
    ['equipment', 'information'],
    ['startup', 'growth'],
    '已进入退出期，不再受理新项目，列出供查询。',
  ),
  fund(
    ['兰州示例高新技术产业基金', '620100'],
    'guidance',
    'investing',
    120_000,
    [1_000, 10_000],
    ['information', 'biomedicine', 'newMaterials'],
    ['startup', 'growth'],
    '投向注册或迁入兰州的高新技术企业。',
  ),
  fund(
    ['兰州新区示例先进制造基金', '621500'],
    'industry',
    'investing',
    180_000,
    [2_000, 20_000],
    ['equipment', 'newMaterials', 'petrochemical'],
    ['growth', 'mature'],
    '支持落户新区的先进制造和精细化工项目。',
  ),
  fund(
    ['金昌示例镍钴新材料基金', '620300'],
    'industry',
    'investing',
    90_000,
    [1_000, 9_000],
    ['newMaterials', 'metallurgy'],
    ['growth'],
    '围绕镍铜钴产业链上下游配套项目。',
  ),
  fund(
    ['酒泉示例新能源装备基金', '620900'],
    'guidance',
    'investing',
    110_000,
    [1_500, 12_000],
    ['newEnergy', 'equipment'],
    ['growth', 'mature'],
    '投向风电、光热和储能装备的本地配套。',
  ),
  fund(
    ['天水示例装备制造转型基金', '620500'],
    'transformation',
    'investing',
    45_000,
    [300, 4_000],
    ['equipment', 'information'],
    ['startup', 'growth'],
    '支持机床、电工电器企业的数字化改造和成果转化。',
  ),
  fund(
    ['定西示例中医药产业基金', '621100'],
    'rural',
    'raising',
    30_000,
    [200, 3_000],
    ['biomedicine', 'agriculture'],
    ['startup', 'growth'],
    '募集中，计划投向药材加工、仓储和品牌建设。',
  ),
]
