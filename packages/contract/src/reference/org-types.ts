import { dictionary } from '../kernel/dictionary.ts'

/** What an organisation is on this platform; `financial` is the value the institution search sends (specification 7). */
export const ORG_TYPES = dictionary('orgType', [
  { code: 'financial', name: '金融机构' },
  { code: 'equity', name: '股权与交易机构' },
  { code: 'agency', name: '中介服务机构' },
  { code: 'government', name: '政府部门' },
  { code: 'platform', name: '平台运营单位' },
])

export type OrgTypeCode = (typeof ORG_TYPES)[number]['code']

/** The finer kind within a type, for the filter of institutions and products. */
export const ORG_CATEGORIES = dictionary('orgCategory', [
  { code: 'policyBank', name: '开发性、政策性银行', orgType: 'financial' },
  { code: 'stateBank', name: '国有大型银行', orgType: 'financial' },
  { code: 'jointStockBank', name: '股份制银行', orgType: 'financial' },
  { code: 'cityBank', name: '城市商业银行', orgType: 'financial' },
  { code: 'ruralBank', name: '农村中小银行', orgType: 'financial' },
  { code: 'microLoan', name: '小额贷款公司', orgType: 'financial' },
  { code: 'leasing', name: '融资租赁公司', orgType: 'financial' },
  { code: 'factoring', name: '商业保理公司', orgType: 'financial' },
  { code: 'insurance', name: '保险公司', orgType: 'financial' },
  { code: 'securities', name: '证券公司', orgType: 'equity' },
  { code: 'fund', name: '基金管理机构', orgType: 'equity' },
  { code: 'exchange', name: '股权交易中心', orgType: 'equity' },
  { code: 'guarantee', name: '融资担保机构', orgType: 'agency' },
  { code: 'appraisal', name: '资产评估机构', orgType: 'agency' },
  { code: 'law', name: '律师事务所', orgType: 'agency' },
  { code: 'accounting', name: '会计师事务所', orgType: 'agency' },
  { code: 'creditService', name: '信用服务机构', orgType: 'agency' },
  { code: 'financeOffice', name: '地方金融管理部门', orgType: 'government' },
  { code: 'fiscalOffice', name: '财政部门', orgType: 'government' },
  { code: 'industryOffice', name: '工业和信息化部门', orgType: 'government' },
  { code: 'otherOffice', name: '其他政府部门', orgType: 'government' },
] satisfies readonly { code: string; name: string; orgType: OrgTypeCode }[])

export type OrgCategoryCode = (typeof ORG_CATEGORIES)[number]['code']
