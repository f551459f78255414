import { type Insertable, sql } from 'kysely'
import type { SiteSettingForm } from '@lqr/contract/reference/site-setting-form.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { SiteSetting } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'

const COLUMNS = [
  'site_setting.hotlines',
  'site_setting.service_hours as serviceHours',
  'site_setting.address',
  'site_setting.guiding_units as guidingUnits',
  'site_setting.operating_units as operatingUnits',
  'site_setting.icp_number as icpNumber',
  'site_setting.police_number as policeNumber',
  'site_setting.site_id_number as siteIdNumber',
  'site_setting.site_mark_url as siteMarkUrl',
  'site_setting.map_approval as mapApproval',
  'site_setting.bill_discount_url as billDiscountUrl',
  'site_setting.footer_codes as footerCodes',
  'site_setting.messaging_url as messagingUrl',
  'site_setting.business_survey_url as businessSurveyUrl',
  'site_setting.institution_survey_url as institutionSurveyUrl',
] as const

/** The columns of the settings of a site with the words they are found by. */
export function siteSettingColumns(form: SiteSettingForm) {
  const { areaCode, hotlines, serviceHours, address, guidingUnits, operatingUnits, ...further } = form
  const { icpNumber, policeNumber, siteIdNumber, siteMarkUrl, mapApproval, billDiscountUrl, ...codes } =
    further
  const { footerCodes, messagingUrl, businessSurveyUrl, institutionSurveyUrl, ...rest } = codes
  allTaken(rest)
  return {
    area_code: areaCode,
    hotlines,
    service_hours: serviceHours,
    address,
    guiding_units: guidingUnits,
    operating_units: operatingUnits,
    icp_number: icpNumber,
    police_number: policeNumber,
    site_id_number: siteIdNumber,
    site_mark_url: siteMarkUrl,
    map_approval: mapApproval,
    bill_discount_url: billDiscountUrl,
    footer_codes: footerCodes,
    messaging_url: messagingUrl,
    business_survey_url: businessSurveyUrl,
    institution_survey_url: institutionSurveyUrl,
    ...searchColumns(substationOfCode(areaCode)?.name ?? '', address ?? '', ...hotlines),
  } satisfies Insertable<SiteSetting>
}

/** The settings of sites in every state. */
export function siteSettingRecords(db: Db) {
  return db
    .selectFrom('site_setting')
    .innerJoin('site', 'site.id', 'site_setting.area_code')
    .select([
      'site_setting.id',
      'site.name as siteName',
      'site_setting.area_code as areaCode',
      ...COLUMNS,
      'site_setting.is_example as isExample',
      ...recordColumns('site_setting'),
    ])
}

/** Which settings a site has, if any; the site is held, so that nobody else makes some meanwhile. */
export async function holdSettingOf(tx: Db, areaCode: string): Promise<string | undefined> {
  await sql`select id from site where id = ${areaCode} for no key update`.execute(tx)
  const row = await tx
    .selectFrom('site_setting')
    .where('area_code', '=', areaCode)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** What is in force of these sites, in no order. */
export function findInForce(db: Db, areaCodes: readonly string[]) {
  return db
    .selectFrom('site_setting')
    .where('status', '=', 'PUBLISHED')
    .where('area_code', 'in', areaCodes)
    .select(['site_setting.area_code as areaCode', 'site_setting.is_example as isExample', ...COLUMNS])
    .execute()
}

export type SettingsInForce = Awaited<ReturnType<typeof findInForce>>[number]
