import { expect, test } from 'vitest'
import { PORTAL_PATHS } from '@lqr/contract/reference/portal-paths.ts'
import routes from '../../routes.ts'
import { MENU } from './menu.ts'
import { activeEntry, type MenuItem, resolveMenu } from './resolve-menu.ts'
import { routePaths } from './route-paths.ts'

const paths = routePaths(routes)
const shown = resolveMenu(MENU, paths)

function links(menu: readonly MenuItem[]): string[] {
  return menu.flatMap((item) => [
    ...(item.activeIndex ? [item.activeIndex] : []),
    ...links(item.children ?? []),
  ])
}

test('every page of the URL map is known to the check of links in texts, and none besides', () => {
  expect([...PORTAL_PATHS].toSorted()).toEqual(paths.toSorted())
})

test('the menu has the seven entries of the specification, in their order', () => {
  expect(MENU.map(({ label }) => label)).toEqual([
    '首页',
    '金融超市',
    '特色专区',
    '项目信息',
    '首贷中心',
    '信用服务',
    '政策速递',
  ])
})

test('every link that is shown leads to a page of the URL map', () => {
  const shownPaths = links(shown).map((link) => link.split('?')[0])
  expect(shownPaths.length).toBeGreaterThan(0)
  expect(shownPaths.filter((path) => !paths.includes(path ?? ''))).toEqual([])
})

test('a link without a page is left out, and an entry without any link too', () => {
  const menu = [
    { label: '甲', activeIndex: '/a', children: [{ label: '甲一', activeIndex: '/b?x=1' }] },
    { label: '乙', activeIndex: '/c', children: [{ label: '乙一', activeIndex: '/d' }] },
  ]
  const resolved = resolveMenu(menu, ['/b'])
  expect(resolved).toHaveLength(1)
  expect(resolved[0]).toMatchObject({ label: '甲', activeIndex: undefined })
  expect(resolved[0]?.children).toHaveLength(1)
})

test('a detail page highlights its parent entry', () => {
  const all = resolveMenu(
    MENU,
    links(MENU).map((link) => link.split('?')[0] ?? ''),
  )
  const labelOf = (path: string) => all[activeEntry(all, path)]?.label
  expect(labelOf('/index')).toBe('首页')
  expect(labelOf('/financial')).toBe('金融超市')
  expect(labelOf('/productDetails')).toBe('金融超市')
  expect(labelOf('/orgDetails')).toBe('金融超市')
  expect(labelOf('/projectDetails')).toBe('项目信息')
  expect(labelOf('/fabricate')).toBe('项目信息')
  expect(labelOf('/newsDetail')).toBe('政策速递')
  expect(labelOf('/authentication')).toBe('信用服务')
  expect(labelOf('/404')).toBeUndefined()
})

test('the addresses of a route list leave out the site, layouts and wildcards', () => {
  expect(paths).toContain('/404')
  expect(paths.filter((path) => /[:*]/.test(path))).toEqual([])
})
