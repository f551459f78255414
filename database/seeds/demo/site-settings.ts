import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeSiteSetting } from '../../../apps/server/src/domains/reference/settings/site-settings.fixtures.ts'

/** The settings of the province's site, plainly made up where only an operator knows them. */
export async function seedSiteSettings(tx: Tx): Promise<void> {
  await makeSiteSetting(tx, {
    hotlines: ['政务服务热线：12345', '金融消费权益热线：12378'],
    serviceHours: '工作日 8:30-12:00、14:30-18:00',
    address: '甘肃省兰州市（示例地址）',
    guidingUnits: ['省级融资信用服务主管部门（示例）'],
    operatingUnits: ['平台运营单位（示例）'],
    icpNumber: '陇ICP备00000000号',
    policeNumber: null,
    siteIdNumber: null,
    mapApproval: null,
    billDiscountUrl: 'https://www.shcpe.com.cn/',
    footerCodes: ['手机访问本站：/index', '手机看产品：/financial'],
    messagingUrl: '/index',
    businessSurveyUrl: '/index',
    institutionSurveyUrl: '/index',
  })
}
