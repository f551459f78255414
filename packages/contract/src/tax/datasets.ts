/**
 * What a tax authority hands to an institution under a licence, by the sections of its tax-bank services. The gold-tax report is
 * a document made of them, and asked for by itself.
 */
export const TAX_DATASETS = [
  { code: 'base', name: '登记基本信息' },
  { code: 'extendedBase', name: '登记扩展信息' },
  { code: 'approvingBody', name: '批准机关' },
  { code: 'changes', name: '变更登记' },
  { code: 'investors', name: '投资方' },
  { code: 'branches', name: '分支机构' },
  { code: 'headOffice', name: '总分机构关系' },
  { code: 'taxpayerStatus', name: '纳税人状态' },
  { code: 'creditLevel', name: '纳税缴费信用级别' },
  { code: 'violations', name: '违法违章' },
  { code: 'auditCases', name: '稽查案件' },
  { code: 'caseSources', name: '稽查案源' },
  { code: 'arrears', name: '欠税' },
  { code: 'filings', name: '申报' },
  { code: 'payments', name: '缴款' },
  { code: 'vatGeneral', name: '增值税申报（一般纳税人）' },
  { code: 'vatSmall', name: '增值税申报（小规模纳税人）' },
  { code: 'financialFiling', name: '财务报表报送' },
  { code: 'balanceSmall', name: '资产负债表（小企业会计准则）' },
  { code: 'incomeSmall', name: '利润表（小企业会计准则）' },
  { code: 'balanceEnterprise', name: '资产负债表（企业会计准则）' },
  { code: 'incomeEnterprise', name: '利润表（企业会计准则）' },
  { code: 'balanceGeneral', name: '资产负债表（企业会计制度）' },
  { code: 'incomeGeneral', name: '利润表（企业会计制度）' },
  { code: 'balanceYearly', name: '资产负债表（年报）' },
  { code: 'incomeYearly', name: '利润表（年报）' },
  { code: 'invoicesIssued', name: '开具的发票' },
  { code: 'invoicesCertified', name: '抵扣的发票' },
  { code: 'goldTaxReport', name: '金税报告' },
] as const

export type TaxDataset = (typeof TAX_DATASETS)[number]['code']

/** Sections that are read by themselves; the report is applied for. */
export const TAX_SECTIONS = TAX_DATASETS.filter(
  (item): item is Exclude<(typeof TAX_DATASETS)[number], { code: 'goldTaxReport' }> =>
    item.code !== 'goldTaxReport',
)

export type TaxSection = (typeof TAX_SECTIONS)[number]['code']

/** Sections one reading may ask for. */
export const MOST_SECTIONS = 12

/** How long a licence is good. */
export const TAX_TERMS = [
  { code: '30', name: '30 天' },
  { code: '90', name: '90 天' },
  { code: '180', name: '180 天' },
] as const

export type TaxTerm = (typeof TAX_TERMS)[number]['code']

/** Levels of 纳税缴费信用. The list of level A is public; the others are read under a licence alone. */
export const TAX_LEVELS = [
  { code: 'A', name: 'A 级' },
  { code: 'B', name: 'B 级' },
  { code: 'M', name: 'M 级' },
  { code: 'C', name: 'C 级' },
  { code: 'D', name: 'D 级' },
] as const

export type TaxLevel = (typeof TAX_LEVELS)[number]['code']
