/**
 * The closed lists of which operators set names and order (decision 0072). States, roles, words of the audit log and places
 * are none: their names follow from what the product does, or from the divisions of the country.
 */
export const DICTIONARY_KINDS = [
  { code: 'productCategory', name: '产品类别' },
  { code: 'zone', name: '特色专区' },
  { code: 'targetGroup', name: '适用对象' },
  { code: 'guaranteeMode', name: '担保方式' },
  { code: 'repaymentMode', name: '还款方式' },
  { code: 'loanPurpose', name: '贷款用途' },
  { code: 'demandType', name: '融资方式' },
  { code: 'applicantKind', name: '主体类型' },
  { code: 'industryName', name: '行业门类' },
  { code: 'leadingIndustry', name: '主导产业' },
  { code: 'enterpriseScale', name: '企业规模' },
  { code: 'enterpriseTitle', name: '企业资质' },
  { code: 'orgType', name: '机构类型' },
  { code: 'orgCategory', name: '机构类别' },
  { code: 'projectType', name: '项目类型' },
  { code: 'rejectCode', name: '拒绝原因' },
  { code: 'needRejectCode', name: '需求驳回原因' },
  { code: 'activityKind', name: '活动类型' },
  { code: 'advisoryTopic', name: '咨询主题' },
  { code: 'creditServiceCategory', name: '信用服务分类' },
  { code: 'helpCategory', name: '帮助分类' },
  { code: 'zoneArticleCategory', name: '专区文章分类' },
  { code: 'equityStage', name: '融资轮次' },
  { code: 'equipmentCategory', name: '设备类别' },
  { code: 'policyLevel', name: '政策级别' },
  { code: 'policyType', name: '政策类型' },
  { code: 'fundKind', name: '基金类型' },
  { code: 'fundStage', name: '企业发展阶段' },
  { code: 'fundPhase', name: '基金所处阶段' },
  { code: 'parkLevel', name: '园区级别' },
  { code: 'rosterKind', name: '名单类型' },
  { code: 'serviceCategory', name: '中介服务类别' },
  { code: 'propertyKind', name: '房产类型' },
] as const

export type DictionaryKind = (typeof DICTIONARY_KINDS)[number]['code']
