import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { areaCode, field, flag, moment } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { version, versionOut } from '../kernel/version.ts'
import { checkWebAddress, MAX_WEB_ADDRESS } from '../rules/web-address.ts'
import { referenceErrors } from './errors.ts'

const openUrlLabel = '外部网址'

/** What an operator sets of a site; its name and place come with a release. */
export const siteForm = component('SiteForm', '站点', 'public', {
  openUrl: field(
    z
      .string({ error: `请输入${openUrlLabel}` })
      .trim()
      .max(MAX_WEB_ADDRESS, `${openUrlLabel}不能超过 ${MAX_WEB_ADDRESS} 个字`)
      .superRefine((value, context) => {
        const message = value === '' ? undefined : checkWebAddress(value, openUrlLabel)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    {
      label: openUrlLabel,
      example: 'https://lanzhou.example.gov.cn',
      help: '填写后，在门户切换到该站点时改为在新窗口打开这个网址；留空则进入本平台的站点',
    },
  ),
})

export const siteRow = component('SiteRow', '站点（维护）', 'internal', {
  id: areaCode('地区代码'),
  name: textOut('站点'),
  path: textOut('站内地址', { help: '省站为空' }),
  level: countOut('层级'),
  parentName: textOut('上级站点').nullable(),
  openUrl: textOut(openUrlLabel),
  updatedAt: moment('更新时间'),
  version: versionOut,
})
export type SiteRow = z.output<typeof siteRow>

export const listSiteRows = defineCall({
  name: 'reference.listSiteRows',
  exported: { title: '站点' },
  summary: '站点管理列表',
  method: 'POST',
  path: '/console/reference/sites/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    hasOpenUrl: flag('已设外部网址').optional(),
  }),
  output: pageOf(siteRow),
})

export const updateSite = defineCall({
  name: 'reference.updateSite',
  summary: '修改站点的外部网址',
  method: 'PUT',
  path: '/console/reference/sites/{id}',
  access: 'operator',
  effect: 'write',
  params: z.object({ id: areaCode('站点') }),
  body: siteForm.extend({
    version,
  }),
  output: siteRow,
  errors: [referenceErrors.siteNotFound, kernelErrors.conflict],
})

const siteAddress = component('SiteAddress', '设置过的外部网址', 'internal', {
  number: countOut('版本'),
  openUrl: textOut(openUrlLabel, { help: '空表示进入本平台的站点' }),
  setBy: textOut('设置人', { sensitivity: 'personal' }).nullable(),
  setAt: moment('设置时间'),
})
export type SiteAddress = z.output<typeof siteAddress>

export const listSiteAddresses = defineCall({
  name: 'reference.listSiteAddresses',
  summary: '一个站点设置过的外部网址，最新的在前',
  method: 'GET',
  path: '/console/reference/sites/{id}/addresses',
  access: 'operator',
  effect: 'read',
  params: z.object({ id: areaCode('站点') }),
  output: listOut('设置过的外部网址', siteAddress),
  errors: [referenceErrors.siteNotFound],
})
