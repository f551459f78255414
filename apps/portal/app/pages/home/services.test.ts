import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { routePaths } from '../../shell/menu/route-paths.ts'
import { type Service, SERVICES, shownServices } from './services.ts'

const paths = new Set(routePaths(routes))
const shown = shownServices((path) => paths.has(path))
const hrefsOf = (services: readonly Service[]) =>
  services.flatMap(({ leadsTo }) => ('href' in leadsTo ? [leadsTo.href] : []))
const hrefs = hrefsOf(shown)

test('every service of the home page leads to a page of the portal', () => {
  expect(hrefs.filter((href) => !paths.has(new URL(href, 'http://portal').pathname))).toEqual([])
})

test('the main journey stands in the services: loan, first loan, certification and institutions', () => {
  expect(hrefs).toEqual(
    expect.arrayContaining(['/financial', '/loan', '/authentication', '/financial?tab=orgs']),
  )
})

test('a service without a page is not shown', () => {
  expect(hrefsOf(shownServices((path) => path === '/loan'))).toEqual(['/loan'])
})

test('opening an account is a service that needs a login', () => {
  expect(shown.map(({ leadsTo }) => leadsTo)).toContainEqual({
    action: 'openAccount',
    management: '/personal/account-openings/new',
  })
})

test('each service has a name and an address of its own', () => {
  expect(new Set(SERVICES.map(({ label }) => label)).size).toBe(SERVICES.length)
  expect(new Set(SERVICES.map(({ leadsTo }) => JSON.stringify(leadsTo))).size).toBe(SERVICES.length)
})

test('each service has its sign in the sprite', () => {
  const sprite = readFileSync(new URL('./service-icons.svg', import.meta.url), 'utf8')
  expect(SERVICES.filter(({ icon }) => !sprite.includes(`<symbol id="${icon}"`))).toEqual([])
})
