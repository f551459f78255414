import * as z from 'zod'
import { fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode } from '../kernel/field.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { siteSettingErrors as errors } from './site-setting-errors.ts'
import { siteSettingFields } from './site-setting-form.ts'

const { shape } = siteSettingFields

const values = {
  areaCode: fieldOut(shape.areaCode),
  hotlines: fieldOut(shape.hotlines),
  serviceHours: fieldOut(shape.serviceHours),
  address: fieldOut(shape.address),
  guidingUnits: fieldOut(shape.guidingUnits),
  operatingUnits: fieldOut(shape.operatingUnits),
  icpNumber: fieldOut(shape.icpNumber),
  policeNumber: fieldOut(shape.policeNumber),
  siteIdNumber: fieldOut(shape.siteIdNumber),
  siteMarkUrl: fieldOut(shape.siteMarkUrl),
  mapApproval: fieldOut(shape.mapApproval),
  billDiscountUrl: fieldOut(shape.billDiscountUrl),
  footerCodes: fieldOut(shape.footerCodes),
  messagingUrl: fieldOut(shape.messagingUrl),
  businessSurveyUrl: fieldOut(shape.businessSurveyUrl),
  institutionSurveyUrl: fieldOut(shape.institutionSurveyUrl),
} as const

const siteSettingRecord = component('SiteSettingRecord', '站点设置（维护）', 'internal', {
  siteName: textOut('站点'),
  ...values,
  ...publicationRecord,
  change: changeOf('SiteSettingChange', siteSettingFields),
})
export type SiteSettingRecord = z.output<typeof siteSettingRecord>

/** The settings of sites as operators maintain them; a second one puts them in force (decision 0070). */
export const siteSettingPublication = definePublication({
  kind: 'site_setting',
  label: '站点设置',
  form: siteSettingFields,
  initial: { areaCode: '620000', hotlines: [], guidingUnits: [], operatingUnits: [], footerCodes: [] },
  record: siteSettingRecord,
  heading: 'siteName',
  columns: { hotlines: 'hotlines', serviceHours: 'serviceHours', icpNumber: 'icpNumber' },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.notFound,
  rules: [errors.unsuitable],
  calls: {
    list: { name: 'reference.listSiteSettings', path: '/console/reference/siteSettings/queryRecordPage' },
    create: { name: 'reference.createSiteSetting', path: '/console/reference/siteSettings' },
    update: { name: 'reference.updateSiteSetting', path: '/console/reference/siteSettings/{id}' },
    move: { name: 'reference.setSiteSettingStatus', path: '/console/reference/siteSettings/{id}/status' },
  },
})

export const {
  list: listSiteSettings,
  create: createSiteSetting,
  update: updateSiteSetting,
  move: setSiteSettingStatus,
} = siteSettingPublication.calls

const told = '/console/reference/siteSettings/{id}/versions'

/** What was in force of a site, each time. */
export const siteSettingVersions = versionCalls(
  { ...siteSettingPublication, missingVersion: errors.versionNotFound },
  component('SiteSettingVersion', '站点设置的一个版本', 'internal', {
    ...versionFields,
    form: component('SiteSettingVersionForm', '站点设置的一个版本', 'internal', values),
  }),
  {
    list: { name: 'reference.listSiteSettingVersions', path: told },
    read: { name: 'reference.getSiteSettingVersion', path: `${told}/{versionId}` },
    restore: { name: 'reference.restoreSiteSettingVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listSiteSettingVersions,
  read: getSiteSettingVersion,
  restore: restoreSiteSettingVersion,
} = siteSettingVersions

const hotline = component('Hotline', '服务热线', 'public', {
  label: textOut('名称'),
  number: textOut('号码'),
})

const codeTarget = component('CodeTarget', '二维码', 'public', {
  label: textOut('名称'),
  url: textOut('网址'),
})

/** What stands on the pages of a site: its own values, and for what it has not set those of the site above. */
export const siteSettings = component('SiteSettings', '站点设置', 'public', {
  hotlines: listOut('服务热线', hotline),
  serviceHours: values.serviceHours,
  address: values.address,
  guidingUnits: values.guidingUnits,
  operatingUnits: values.operatingUnits,
  icpNumber: values.icpNumber,
  policeNumber: values.policeNumber,
  siteIdNumber: values.siteIdNumber,
  siteMarkUrl: values.siteMarkUrl,
  mapApproval: values.mapApproval,
  billDiscountUrl: values.billDiscountUrl,
  footerCodes: listOut('页脚二维码', codeTarget),
  messagingUrl: values.messagingUrl,
  businessSurveyUrl: values.businessSurveyUrl,
  institutionSurveyUrl: values.institutionSurveyUrl,
})
export type SiteSettings = z.output<typeof siteSettings>

export const getSiteSettings = defineCall({
  name: 'reference.getSiteSettings',
  summary: '站点的联系方式、备案号和二维码；没有设置的用上级站点的',
  method: 'GET',
  path: '/portal/reference/siteSettings/{areaCode}',
  access: 'public',
  effect: 'read',
  params: z.object({ areaCode: areaCode('站点') }),
  output: siteSettings,
})

/** What a start outside of the demonstration names, and the page of settings too. */
export const listMissingSettings = defineCall({
  name: 'reference.listMissingSettings',
  summary: '全省站点还没有设置、或仍是示例的项目',
  method: 'GET',
  path: '/console/reference/siteSettings/missing',
  access: 'operator',
  effect: 'read',
  output: listOut('还没有设置的项目', textOut('名称')),
})
