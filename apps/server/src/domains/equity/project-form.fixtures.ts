/** A whole project as an enterprise types it. */
export const PROJECT_FORM = {
  name: '果蔬冻干生产线扩建',
  intro: '新建一条果蔬冻干生产线，资金用于设备采购和厂房改造。',
  industryCode: 'C',
  stage: 'A',
  areaCode: '620102',
  amountYuan: 8_000_000,
  sharePercent: 12.5,
  foundDate: '2019-05-06',
  hasIncome: true,
  isProfitable: false,
  showsCompany: false,
  contactName: '示例联系人',
  contactPhone: '13900001234',
} as const
