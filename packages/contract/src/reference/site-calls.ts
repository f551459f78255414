import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { areaCode, field, flag, moment } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { checkWebAddress } from '../rules/web-address.ts'
import { referenceErrors } from './errors.ts'

const openUrlLabel = '外部网址'

/** What an operator sets of a site; its name and place come with a release. */
export const siteForm = z.object({
  openUrl: field(
    z
      .string({ error: `请输入${openUrlLabel}` })
      .trim()
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

export const siteRow = z.object({
  id: field(z.string(), { label: '地区代码', example: '620100' }),
  name: field(z.string(), { label: '站点' }),
  /** First segment of the site's address; '' for the province. */
  path: field(z.string(), { label: '站内地址' }),
  level: z.int(),
  parentName: field(z.string().nullable(), { label: '上级站点' }),
  openUrl: field(z.string(), { label: openUrlLabel }),
  updatedAt: moment('更新时间'),
  version: z.int(),
})
export type SiteRow = z.output<typeof siteRow>

export const listSiteRows = defineCall({
  name: 'reference.listSiteRows',
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
    version: field(z.int('版本号不正确').min(1, '版本号不正确'), { label: '版本' }),
  }),
  output: siteRow,
  errors: [referenceErrors.siteNotFound, kernelErrors.conflict],
})
