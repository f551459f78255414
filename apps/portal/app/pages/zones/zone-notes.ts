import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** One sentence per zone: who it is for. */
export const zoneNotes: Record<ZoneCode, string> = {
  scenario: '围绕订单、物流、水电等真实经营场景的融资。',
  technology: '科技型中小企业、高新技术企业和专精特新企业。',
  rosterPublicity: '列入白名单、推荐名单的企业，名单公开可查。',
  inclusive: '小微企业、个体工商户和新市民的小额融资。',
  pension: '养老机构、康养服务和适老产业。',
  digital: '凭数据授信、全程线上办理的产品。',
  fiscalFinance: '贴息、风险补偿与担保费补贴支持的产品。',
  green: '节能减排、清洁能源与生态项目。',
  revitalization: '种养殖、农产品加工与农业产业化。',
  benefitEnt: '配套惠企政策的专属产品。',
  park: '开发区、产业园区内的企业。',
  supplyChain: '凭核心企业订单、应收账款与存货融资。',
  procurement: '凭政府采购中标合同融资。',
  leasing: '以租代购设备、盘活存量资产。',
  fund: '产业基金、引导基金与股权投资。',
  firstLoan: '从未在银行贷过款的企业。',
  disaster: '灾后恢复生产经营。',
  manufacturing: '技术改造与设备更新的中长期资金。',
}
