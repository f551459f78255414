import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { routePaths } from '../../shell/menu/route-paths.ts'
import { SERVICES, shownServices } from './services.ts'

const paths = new Set(routePaths(routes))
const shown = shownServices((path) => paths.has(path))

test('every service of the home page leads to a page of the portal', () => {
  expect(shown.filter(({ href }) => !paths.has(new URL(href, 'http://portal').pathname))).toEqual([])
})

test('the main journey stands in the services: loan, first loan, certification and institutions', () => {
  expect(shown.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/financial', '/loan', '/authentication', '/financial?tab=orgs']),
  )
})

test('a service without a page is not shown', () => {
  expect(shownServices((path) => path === '/loan').map(({ href }) => href)).toEqual(['/loan'])
})

test('each service has a name and an address of its own', () => {
  expect(new Set(SERVICES.map(({ label }) => label)).size).toBe(SERVICES.length)
  expect(new Set(SERVICES.map(({ href }) => href)).size).toBe(SERVICES.length)
})

test('each service has its sign in the sprite', () => {
  const sprite = readFileSync(new URL('./service-icons.svg', import.meta.url), 'utf8')
  expect(SERVICES.filter(({ icon }) => !sprite.includes(`<symbol id="${icon}"`))).toEqual([])
})
