import type { OrgCategoryCode, OrgTypeCode } from '@lqr/contract/reference/org-types.ts'

/** A house of the first level; `branches` are the prefectures (or the New Area) where it has one. */
export interface ExampleOrganisation {
  readonly name: string
  readonly shortName: string
  readonly orgType: OrgTypeCode
  readonly category: OrgCategoryCode
  readonly regionCode?: string
  readonly branches?: readonly string[]
}

const ALL = [
  '620100',
  '620200',
  '620300',
  '620400',
  '620500',
  '620600',
  '620700',
  '620800',
  '620900',
  '621000',
  '621100',
  '621200',
  '622900',
  '623000',
] as const

const bank = (
  category: OrgCategoryCode,
  name: string,
  shortName: string,
  branches?: readonly string[],
): ExampleOrganisation => ({
  name,
  shortName,
  orgType: 'financial',
  category,
  ...(branches ? { branches } : {}),
})

/** Invented institutions in the numbers and kinds of the province (field research, d): no figure of the demonstration stands beside a real name. */
export const EXAMPLE_ORGANISATIONS: readonly ExampleOrganisation[] = [
  bank('cityBank', '祁连银行股份有限公司', '祁连银行', [...ALL, '621500']),
  bank('cityBank', '白塔银行股份有限公司', '白塔银行', [
    '620300',
    '620500',
    '620600',
    '620900',
    '621000',
    '621100',
  ]),
  bank('ruralBank', '陇塬农村信用合作联社', '陇塬农信'),
  bank('policyBank', '长城开发银行甘肃省分行', '长城开发银行'),
  bank('policyBank', '丝路进出口银行甘肃省分行', '丝路进出口银行'),
  bank('policyBank', '沃土农业发展银行甘肃省分行', '沃土农发行', ['620500', '620700', '621100']),
  bank('stateBank', '华岳银行甘肃省分行', '华岳银行', ['620100', '620500', '620900', '621000']),
  bank('stateBank', '禾田银行甘肃省分行', '禾田银行', [
    '620400',
    '620700',
    '621100',
    '621200',
    '622900',
    '623000',
  ]),
  bank('stateBank', '宏远银行甘肃省分行', '宏远银行', ['620200', '620900']),
  bank('stateBank', '鼎建银行甘肃省分行', '鼎建银行', ['620100', '620400', '620600', '620800']),
  bank('stateBank', '通衢银行甘肃省分行', '通衢银行'),
  bank('stateBank', '鸿雁储蓄银行甘肃省分行', '鸿雁储蓄银行', ['620100', '620600', '620700', '621200']),
  bank('jointStockBank', '启明银行兰州分行', '启明银行'),
  bank('jointStockBank', '众泽银行兰州分行', '众泽银行'),
  bank('jointStockBank', '兴川银行兰州分行', '兴川银行'),
  bank('jointStockBank', '诚远银行兰州分行', '诚远银行'),
  bank('jointStockBank', '沧海银行兰州分行', '沧海银行'),
  bank('jointStockBank', '曙光银行兰州分行', '曙光银行'),
  bank('jointStockBank', '云杉银行兰州分行', '云杉银行'),
  bank('jointStockBank', '帆影银行兰州分行', '帆影银行'),
  bank('microLoan', '兰州示例小额贷款有限公司', '示例小贷'),
  bank('leasing', '兰州新区示例融资租赁有限公司', '示例租赁'),
  bank('leasing', '甘肃示例农机融资租赁有限公司', '示例农机租赁'),
  { ...bank('leasing', '天水示例装备融资租赁有限公司', '示例装备租赁'), regionCode: '620500' },
  bank('factoring', '甘肃示例商业保理有限公司', '示例保理'),
  bank('insurance', '崆峒财产保险股份有限公司甘肃省分公司', '崆峒财险'),
  {
    name: '大漠股权交易中心股份有限公司',
    shortName: '大漠股交中心',
    orgType: 'equity',
    category: 'exchange',
  },
  { name: '甘肃示例产业基金管理有限公司', shortName: '示例基金', orgType: 'equity', category: 'fund' },
  {
    name: '鸣沙融资担保集团股份有限公司',
    shortName: '鸣沙担保',
    orgType: 'agency',
    category: 'guarantee',
  },
  { name: '丰穗农业信贷担保有限责任公司', shortName: '丰穗农担', orgType: 'agency', category: 'guarantee' },
  { name: '甘肃示例资产评估有限公司', shortName: '示例评估', orgType: 'agency', category: 'appraisal' },
  { name: '甘肃示例律师事务所', shortName: '示例律所', orgType: 'agency', category: 'law' },
  { name: '甘肃示例会计师事务所', shortName: '示例会计所', orgType: 'agency', category: 'accounting' },
  { name: '甘肃示例征信服务有限公司', shortName: '示例征信', orgType: 'agency', category: 'creditService' },
]

/** Member banks of the rural credit union: their region and place name. */
export const RURAL_MEMBERS: readonly (readonly [regionCode: string, place: string])[] = [
  ['620100', '兰州'],
  ['620122', '皋兰'],
  ['620123', '榆中'],
  ['620200', '嘉峪关'],
  ['620302', '金川'],
  ['620402', '白银'],
  ['620421', '靖远'],
  ['620503', '天水麦积'],
  ['620523', '甘谷'],
  ['620602', '武威'],
  ['620702', '张掖'],
  ['620802', '平凉'],
  ['620826', '静宁'],
  ['620902', '酒泉'],
  ['621002', '庆阳'],
  ['621102', '定西'],
  ['621121', '通渭'],
  ['621202', '武都'],
  ['622901', '临夏'],
  ['623001', '合作'],
  ['621500', '兰州新区'],
]

/** Sub-branches of the demonstration bank, under the branch of their prefecture. */
export const SUB_BRANCHES: readonly (readonly [regionCode: string, place: string])[] = [
  ['620102', '城关'],
  ['620103', '七里河'],
  ['620122', '皋兰'],
  ['620502', '秦州'],
  ['620602', '凉州'],
  ['620702', '甘州'],
]
