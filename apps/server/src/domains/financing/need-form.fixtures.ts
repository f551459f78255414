/** A whole need as an enterprise types it; the days of a test begin in November 2026. */
export const NEED_FORM = {
  title: '采购冬储原料流动资金',
  demandType: 'debt',
  amountYuan: 3_000_000,
  termMonths: 12,
  wantRate: 4.35,
  guaranteeMode: 'mortgage',
  purpose: '旺季前采购原料，回款后归还。',
  description: '厂房已办不动产权证。',
  industryCode: 'C',
  areaCode: '620102',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  slots: 3,
  showsCompany: false,
} as const
