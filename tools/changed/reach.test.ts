import { expect, test } from 'vitest'
import { type Reach, type Rooms, reachOf } from './reach.ts'
import { readRooms } from './read-rooms.ts'
import { temporaryTree } from '../temporary-tree.ts'

const ROOMS: Rooms = {
  usersOf: { stars: ['moons'], moons: ['comets'], comets: ['stars'] },
  specs: ['e2e/stars/shine.spec.ts'],
}
const CROSSING = ['e2e/journeys/', 'e2e/server/', 'e2e/shell/']
const ALL: Reach = { api: 'all', browser: 'all' }
const NOTHING: Reach = { api: [], browser: [] }

test('documents, measurements, checks and unit tests reach no test of the server or the browser', () => {
  const files = ['docs/how-to/add-a-field.md', 'README.md', 'benchmarks/stars/run.ts', 'tools/where.ts']
  expect(reachOf([...files, 'packages/contract/src/stars/shine.test.ts'], ROOMS)).toEqual(NOTHING)
  expect(reachOf(['apps/server/src/domains/stars/shine.rules.test.ts'], ROOMS)).toEqual(NOTHING)
})

test('a domain of the server reaches its tests, those of every domain that uses it, and the crossing ones', () => {
  const { api, browser } = reachOf(['apps/server/src/domains/moons/moon.store.ts'], ROOMS)
  expect(api).toEqual(
    expect.arrayContaining(['moons', 'comets', 'stars'].map((slug) => `apps/server/src/domains/${slug}/`)),
  )
  // Clocks, mergers and personal data run what each domain hands them.
  for (const crossing of ['testing', 'clocks', 'succession', 'personal-data', 'jobs'])
    expect(api).toContain(`apps/server/src/${crossing}/`)
  expect(browser).toEqual(expect.arrayContaining(['e2e/moons/', 'e2e/stars/', ...CROSSING]))
})

test('the contract of a domain reaches as far as its server', () => {
  const server = reachOf(['apps/server/src/domains/moons/moon.store.ts'], ROOMS)
  expect(reachOf(['packages/contract/src/moons/calls.ts'], ROOMS)).toEqual(server)
})

test('a screen reaches its browser tests and the accessibility of its app, and no call', () => {
  expect(reachOf(['apps/portal/app/domains/stars/list.page.tsx'], ROOMS)).toEqual({
    api: [],
    browser: ['e2e/accessibility/portal', ...CROSSING.slice(0, 2), 'e2e/shell/', 'e2e/stars/'],
  })
})

test('what every domain stands on reaches everything, a shell every browser test', () => {
  const shared = ['packages/contract/src/kernel/field.ts', 'apps/server/src/http/limits.ts']
  for (const file of [...shared, 'database/migrations/0001_stars.sql', 'package-lock.json', 'new-thing.ts'])
    expect(reachOf(['README.md', file], ROOMS), file).toEqual(ALL)
  expect(reachOf(['packages/ui/src/tokens.ts'], ROOMS)).toEqual({ api: [], browser: 'all' })
  expect(reachOf(['packages/web-client/src/upload.ts'], ROOMS)).toEqual({ api: [], browser: 'all' })
  expect(reachOf(['e2e/support/axe.ts'], ROOMS)).toEqual({ api: [], browser: 'all' })
  expect(reachOf(['tools/bootstrap.mjs'], ROOMS)).toEqual({ api: [], browser: 'all' })
})

test('a changed test reaches itself, a removed one nothing', () => {
  const files = ['e2e/stars/shine.spec.ts', 'e2e/stars/gone.spec.ts', 'apps/server/src/http/limits.test.ts']
  expect(reachOf(files, ROOMS)).toEqual({
    api: ['apps/server/src/http/limits.test.ts'],
    browser: ['e2e/stars/shine.spec.ts'],
  })
})

test('demonstration data reach their domain and the loading of all of them', () => {
  const { api, browser } = reachOf(['database/seeds/demo/stars.ts'], ROOMS)
  expect(api).toContain('apps/server/src/data/load-demo.test.ts')
  expect(browser).toContain('e2e/stars/')
})

test('who uses a domain is read from the imports', () => {
  using tree = temporaryTree({
    'apps/server/src/domains/stars/index.ts': 'export const a = 1',
    'apps/server/src/domains/moons/a.ts': `import { a } from '../stars/index.ts'\nexport const b = a`,
    'e2e/stars/shine.spec.ts': 'export {}',
  })
  expect(readRooms(tree.root)).toEqual({ usersOf: { stars: ['moons'] }, specs: ['e2e/stars/shine.spec.ts'] })
})
