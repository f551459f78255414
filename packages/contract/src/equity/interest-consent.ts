/** A change of the text below is a new version. */
export const INTEREST_CONSENT_VERSION = 'GQDJ-2026.11'
export const INTEREST_CONSENT_TITLE = '股权融资项目信息提供同意'

/** What the enterprise agrees to for one institution and one project: shown before it consents, hashed as evidence by the server. */
export function interestConsentText(orgName: string, projectNo: string): string {
  return `${INTEREST_CONSENT_TITLE}（版本 ${INTEREST_CONSENT_VERSION}）

一、我单位同意平台把股权融资项目（${projectNo}）的企业名称、联系方式、融资金额、拟出让股权比例、项目简介和资料室文件提供给${orgName}，仅用于了解和洽谈本项目。
二、上述信息不提供给其他机构。资料室文件带有查看机构、查看人和时间的水印，每次查看都有记录，我单位可以随时查阅。
三、我单位可以随时撤销本同意，撤销立即生效；对接结束时本同意同时终止。
四、本同意不构成投资协议，平台和我单位都不承诺投资收益。`
}
