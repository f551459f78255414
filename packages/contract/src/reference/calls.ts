import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, field, text } from '../kernel/field.ts'

export const dictionaryItem = component('DictionaryItem', '字典项', 'public', {
  vkey: textOut('键'),
  value: textOut('值'),
  parentKey: textOut('上级键').nullable(),
})

const code = text('字典编码', { max: 50 }, { example: 'projectType' })

interface RegionNode {
  code: string
  name: string
  level: number
  children: RegionNode[]
}

const region = {
  code: textOut('地区代码', { example: '620102' }),
  name: textOut('地区名称'),
  level: countOut('层级'),
}

const regionNode = component('RegionNode', '地区与下级地区', 'public', {
  ...region,
  get children(): z.ZodType<RegionNode[], RegionNode[]> {
    return listOut('下级地区', regionNode)
  },
})

interface SiteNode {
  id: string
  name: string
  path: string
  parentPath: string
  openUrl: string
  children: SiteNode[]
}

const siteNode = component('SiteNode', '站点与下级站点', 'public', {
  id: textOut('地区代码', { example: '620102' }),
  name: textOut('站点名称'),
  path: textOut('站内地址', { help: '省站为空' }),
  parentPath: textOut('上级地址'),
  openUrl: textOut('外部网址', { help: '空表示进入本平台的站点' }),
  get children(): z.ZodType<SiteNode[], SiteNode[]> {
    return listOut('下级站点', siteNode)
  },
})

const dictionaries = z.record(z.string(), listOut('字典项', dictionaryItem))

export const listDictionaryItems = defineCall({
  name: 'reference.listDictionaryItems',
  summary: '按编码取字典项',
  method: 'GET',
  path: '/dic/dictionary/byParentCode/{code}',
  access: 'public',
  effect: 'read',
  params: z.object({ code }),
  output: z.array(dictionaryItem),
})

export const listDictionaries = defineCall({
  name: 'reference.listDictionaries',
  summary: '按多个编码取字典',
  method: 'POST',
  path: '/dic/dictionary/byCodes',
  access: 'public',
  effect: 'read',
  body: z.object({
    codes: field(z.array(code).min(1, '请给出字典编码').max(50, '一次最多 50 个'), { label: '字典编码' }),
  }),
  output: dictionaries,
})

export const listStartupDictionaries = defineCall({
  name: 'reference.listStartupDictionaries',
  summary: '启动时的全部字典',
  method: 'POST',
  path: '/api/system/dic/selectDicAll',
  access: 'public',
  effect: 'read',
  output: dictionaries,
})

export const listChildRegions = defineCall({
  name: 'reference.listChildRegions',
  summary: '下级地区',
  method: 'GET',
  path: '/dic/region/byParentId/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: areaCode('上级地区') }),
  output: z.array(component('Region', '地区', 'public', region)),
})

export const getRegionTree = defineCall({
  name: 'reference.getRegionTree',
  summary: '地区树',
  method: 'GET',
  path: '/dic/region/tree',
  access: 'public',
  effect: 'read',
  output: regionNode,
})

export const getSiteTree = defineCall({
  name: 'reference.getSiteTree',
  summary: '子站树',
  method: 'GET',
  path: '/console/reference/sites',
  access: 'public',
  effect: 'read',
  output: siteNode,
})
