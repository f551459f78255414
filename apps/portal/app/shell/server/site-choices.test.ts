import { expect, test, vi } from 'vitest'
import type { LoaderApi } from './loader-api.ts'
import { siteChoices } from './site-choices.ts'

const site = (id: string, openUrl: string, children: unknown[] = []) => ({
  id,
  name: id,
  path: id === '620000' ? '' : `p${id}`,
  parentPath: '',
  openUrl,
  children,
})
const answering = (tree: unknown) => (() => Promise.resolve(tree)) as unknown as LoaderApi

test('what operators have set is read at every level, and only addresses of the web are taken', async () => {
  const county = site('620102', 'https://chengguan.example.cn/')
  const tree = site('620000', '', [
    site('620100', 'http://lanzhou.example.cn/', [county]),
    site('620200', 'javascript:alert(1)'),
  ])
  const { sites, openUrls } = await siteChoices(answering(tree))
  expect(sites.map(({ id }) => id)).toEqual(['620000', '620100', '620200'])
  expect(openUrls).toEqual({
    620100: 'http://lanzhou.example.cn/',
    620102: 'https://chengguan.example.cn/',
  })
})

test('while the sites cannot be read, those of the release stand in', async () => {
  const failing = vi.fn().mockRejectedValue(new Response(null, { status: 503 })) as unknown as LoaderApi
  const { sites, openUrls } = await siteChoices(failing)
  expect(sites).toHaveLength(16)
  expect(openUrls).toEqual({})
})
