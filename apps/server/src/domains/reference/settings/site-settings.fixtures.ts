import type { SiteSettingForm } from '@lqr/contract/reference/site-setting-form.ts'
import type { Db } from '../../../data/database.ts'
import { publicationColumns } from '../../../publishing/publication.fixtures.ts'
import { siteSettingColumns } from './site-settings.store.ts'

/** The settings of a site as an operator types them; unless told otherwise everything is set, of the province. */
export function siteSettingForm(maker: Partial<SiteSettingForm> = {}): SiteSettingForm {
  return {
    areaCode: '620000',
    hotlines: ['政务服务热线：12345'],
    serviceHours: '工作日 8:30-12:00、14:30-18:00',
    address: '甘肃省兰州市示例路 1 号',
    guidingUnits: ['省级主管部门（示例）'],
    operatingUnits: ['平台运营单位（示例）'],
    icpNumber: '陇ICP备12345678号-1',
    policeNumber: '甘公网安备62010202000001号',
    siteIdNumber: '6200000001',
    siteMarkUrl: null,
    mapApproval: '甘S（2026）12号',
    billDiscountUrl: 'https://www.shcpe.com.cn/',
    footerCodes: ['手机看产品：/financial'],
    messagingUrl: '/index',
    businessSurveyUrl: '/index',
    institutionSurveyUrl: '/index',
    ...maker,
  }
}

/** The settings of a site in force, as an example. */
export async function makeSiteSetting(db: Db, maker: Partial<SiteSettingForm> = {}): Promise<string> {
  const { id } = await db
    .insertInto('site_setting')
    .values({ ...siteSettingColumns(siteSettingForm(maker)), ...publicationColumns() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
