/** One linked name. */
export interface NamedLink {
  readonly label: string
  readonly url: string
}

/** What an installation says of itself; what an operator sets of a site are its settings (`site-settings.ts`). */
export interface PortalConfig {
  readonly productName: string
  readonly productSubtitle: string
  /** Address of the portal without a slash at its end, for canonical addresses. */
  readonly publicUrl: string
  /** Where applications and the personal centre live; `/console` is our own. */
  readonly managementPortalUrl: string
  readonly friendlyLinks: readonly NamedLink[]
}

export const defaultPortalConfig: PortalConfig = {
  productName: '陇企融',
  productSubtitle: '甘肃省企业融资信用服务平台',
  publicUrl: 'http://localhost:8080',
  managementPortalUrl: '/console',
  friendlyLinks: [
    { label: '信用中国', url: 'https://www.creditchina.gov.cn/' },
    { label: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
    { label: '中国人民银行征信中心', url: 'https://www.pbccrc.org.cn/' },
    { label: '中国政府网', url: 'https://www.gov.cn/' },
    { label: '甘肃省人民政府', url: 'https://www.gansu.gov.cn/' },
  ],
}
