import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, text } from '../kernel/field.ts'

export const dictionaryItem = z.object({
  vkey: z.string(),
  value: z.string(),
  parentKey: z.string().nullable(),
})

const code = text('字典编码', { max: 50 }, { example: 'projectType' })

interface RegionNode {
  code: string
  name: string
  level: number
  children: RegionNode[]
}

const regionNode: z.ZodType<RegionNode> = z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), level: z.int(), children: z.array(regionNode) }),
)

interface SiteNode {
  id: string
  name: string
  path: string
  parentPath: string
  openUrl: string
  children: SiteNode[]
}

const siteNode: z.ZodType<SiteNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    path: z.string(),
    parentPath: z.string(),
    openUrl: z.string(),
    children: z.array(siteNode),
  }),
)

const dictionaries = z.record(z.string(), z.array(dictionaryItem))

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
  output: z.array(z.object({ code: z.string(), name: z.string(), level: z.int() })),
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
