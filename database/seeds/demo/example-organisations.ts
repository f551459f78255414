import type { OrgCategoryCode, OrgTypeCode } from '@lqr/contract/reference/org-types.ts'

/** A house of the first level; `branches` are the prefectures (or the New Area) where it has one. */
export interface ExampleOrganisation {
  readonly name: string
  readonly shortName: string
  readonly orgType: OrgTypeCode
  readonly category: OrgCategoryCode
  /** The nationwide service number, where there is one. */
  readonly phone?: string
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
  phone?: string,
  branches?: readonly string[],
): ExampleOrganisation => ({
  name,
  shortName,
  orgType: 'financial',
  category,
  ...(phone ? { phone } : {}),
  ...(branches ? { branches } : {}),
})

/** Names of institutions of the province (field research, d); everything said about them here is an example. */
export const EXAMPLE_ORGANISATIONS: readonly ExampleOrganisation[] = [
  bank('cityBank', '甘肃银行股份有限公司', '甘肃银行', undefined, [...ALL, '621500']),
  bank('cityBank', '兰州银行股份有限公司', '兰州银行', undefined, [
    '620300',
    '620500',
    '620600',
    '620900',
    '621000',
    '621100',
  ]),
  bank('ruralBank', '甘肃省农村信用社联合社', '甘肃农信'),
  bank('policyBank', '国家开发银行甘肃省分行', '国开行甘肃分行', '95593'),
  bank('policyBank', '中国进出口银行甘肃省分行', '进出口银行甘肃分行'),
  bank('policyBank', '中国农业发展银行甘肃省分行', '农发行甘肃分行', '95591', ['620500', '620700', '621100']),
  bank('stateBank', '中国工商银行甘肃省分行', '工商银行', '95588', ['620100', '620500', '620900', '621000']),
  bank('stateBank', '中国农业银行甘肃省分行', '农业银行', '95599', [
    '620400',
    '620700',
    '621100',
    '621200',
    '622900',
    '623000',
  ]),
  bank('stateBank', '中国银行甘肃省分行', '中国银行', '95566', ['620200', '620900']),
  bank('stateBank', '中国建设银行甘肃省分行', '建设银行', '95533', ['620100', '620400', '620600', '620800']),
  bank('stateBank', '交通银行甘肃省分行', '交通银行', '95559'),
  bank('stateBank', '中国邮政储蓄银行甘肃省分行', '邮储银行', '95580', [
    '620100',
    '620600',
    '620700',
    '621200',
  ]),
  bank('jointStockBank', '招商银行兰州分行', '招商银行', '95555'),
  bank('jointStockBank', '中国民生银行兰州分行', '民生银行', '95568'),
  bank('jointStockBank', '兴业银行兰州分行', '兴业银行', '95561'),
  bank('jointStockBank', '中信银行兰州分行', '中信银行', '95558'),
  bank('jointStockBank', '上海浦东发展银行兰州分行', '浦发银行', '95528'),
  bank('jointStockBank', '中国光大银行兰州分行', '光大银行', '95595'),
  bank('jointStockBank', '华夏银行兰州分行', '华夏银行', '95577'),
  bank('jointStockBank', '浙商银行兰州分行', '浙商银行', '95527'),
  bank('microLoan', '兰州示例小额贷款有限公司', '示例小贷'),
  bank('leasing', '兰州新区示例融资租赁有限公司', '示例租赁'),
  bank('leasing', '甘肃示例农机融资租赁有限公司', '示例农机租赁'),
  { ...bank('leasing', '天水示例装备融资租赁有限公司', '示例装备租赁'), regionCode: '620500' },
  bank('factoring', '甘肃示例商业保理有限公司', '示例保理'),
  bank('insurance', '中国人民财产保险股份有限公司甘肃省分公司', '人保财险', '95518'),
  {
    name: '甘肃股权交易中心股份有限公司',
    shortName: '甘肃股交中心',
    orgType: 'equity',
    category: 'exchange',
  },
  { name: '甘肃示例产业基金管理有限公司', shortName: '示例基金', orgType: 'equity', category: 'fund' },
  {
    name: '甘肃金控融资担保集团股份有限公司',
    shortName: '甘肃金控担保',
    orgType: 'agency',
    category: 'guarantee',
  },
  { name: '甘肃省农业信贷担保有限责任公司', shortName: '甘肃农担', orgType: 'agency', category: 'guarantee' },
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
