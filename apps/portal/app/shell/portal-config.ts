/** One linked name. */
export interface NamedLink {
  readonly label: string
  readonly url: string
}

/** A QR code: its label and what it leads to; an address that starts with / is one of the portal's own. */
export interface QrTarget {
  readonly key: string
  readonly label: string
  readonly url: string
}

/** What an operator sets for an installation; everything here is shown as it is written. */
export interface PortalConfig {
  readonly productName: string
  readonly productSubtitle: string
  /** Address of the portal without a slash at its end, for canonical addresses. */
  readonly publicUrl: string
  /** Where applications and the personal centre live; `/console` is our own. */
  readonly managementPortalUrl: string
  readonly guidingUnits: readonly string[]
  readonly operatingUnits: readonly string[]
  readonly recordNumber: string
  readonly serviceHours: string
  readonly hotlines: readonly { readonly label: string; readonly number: string }[]
  readonly address: string
  readonly friendlyLinks: readonly NamedLink[]
  readonly billDiscountUrl: string
  readonly footerQrCodes: readonly QrTarget[]
  readonly messagingQrCode: QrTarget
  readonly questionnaireQrCodes: readonly QrTarget[]
}

export const defaultPortalConfig: PortalConfig = {
  productName: '陇企融',
  productSubtitle: '甘肃省企业融资信用服务平台',
  publicUrl: 'http://localhost:8080',
  managementPortalUrl: '/console',
  guidingUnits: ['省级融资信用服务主管部门（示例）'],
  operatingUnits: ['平台运营单位（示例）'],
  recordNumber: '陇ICP备00000000号（示例）',
  serviceHours: '工作日 8:30-12:00、14:30-18:00',
  hotlines: [
    { label: '政务服务热线', number: '12345' },
    { label: '金融消费权益热线', number: '12378' },
  ],
  address: '甘肃省兰州市（示例地址）',
  friendlyLinks: [
    { label: '信用中国', url: 'https://www.creditchina.gov.cn/' },
    { label: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
    { label: '中国人民银行征信中心', url: 'https://www.pbccrc.org.cn/' },
    { label: '中国政府网', url: 'https://www.gov.cn/' },
    { label: '甘肃省人民政府', url: 'https://www.gansu.gov.cn/' },
  ],
  billDiscountUrl: 'https://www.shcpe.com.cn/',
  footerQrCodes: [
    { key: 'portal', label: '手机访问本站', url: '/index' },
    { key: 'products', label: '手机看产品', url: '/financial' },
  ],
  messagingQrCode: { key: 'messaging', label: '企业在线沟通', url: '/index' },
  questionnaireQrCodes: [
    { key: 'survey-business', label: '小微企业问卷（示例）', url: '/index' },
    { key: 'survey-institution', label: '金融机构问卷（示例）', url: '/index' },
  ],
}
