import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkBoundaries } from '../check-boundaries.ts'
import { temporaryTree } from '../temporary-tree.ts'
import { readNewCall } from './call-kind.ts'
import { writeCall } from './write-call.ts'

function repository() {
  const tree = temporaryTree({
    'packages/contract/src/all-calls.ts': `import * as stars from './stars/calls.ts'\n\nexport const allCalls: readonly AnyCall[] = [\n  stars,\n].flat()\n`,
    'packages/contract/src/stars/calls.ts': `import * as z from 'zod'\nimport { defineCall } from '../kernel/define-call.ts'\nimport { text } from '../kernel/field.ts'\n\nexport const listStars = defineCall({})\n`,
    'apps/server/src/bound-calls.ts': `import { starsCalls } from './domains/stars/index.ts'\n\nexport const boundCalls: readonly BoundCall[] = [\n  ...starsCalls,\n]\n`,
    'apps/server/src/domains/stars/index.ts': `import type { BoundCall } from '../../http/bind-call.ts'\n\nexport const starsCalls: readonly BoundCall[] = []\n`,
  })
  return { ...tree, read: (place: string) => readFileSync(path.join(tree.root, place), 'utf8') }
}

test('a call gets its contract, handler and test, and the domain knows it', () => {
  using tree = repository()
  const places = writeCall(tree.root, readNewCall(['stars', 'get-star', '查看星']))
  expect(places).toEqual([
    'packages/contract/src/stars/calls.ts',
    'apps/server/src/domains/stars/calls/get-star.ts',
    'apps/server/src/domains/stars/calls/get-star.test.ts',
    'apps/server/src/domains/stars/index.ts',
  ])
  const contract = tree.read('packages/contract/src/stars/calls.ts')
  expect(contract).toContain(`import { id, idOut, text } from '../kernel/field.ts'`)
  expect(contract).toContain(`name: 'stars.getStar',\n  summary: '查看星',\n  method: 'GET',`)
  expect(tree.read('apps/server/src/domains/stars/index.ts')).toMatch(
    /import \{ getStarCall \} from '\.\/calls\/get-star\.ts'[\s\S]*= \[getStarCall\]/,
  )
  expect(checkBoundaries(tree.root).problems).toEqual([])
})

test('the first call of a new domain also opens the domain in contract and server', () => {
  using tree = repository()
  writeCall(tree.root, readNewCall(['dark-moons', 'publish-moon']))
  expect(tree.read('packages/contract/src/all-calls.ts')).toMatch(
    /import \* as darkMoons from '\.\/dark-moons\/calls\.ts'[\s\S]*\[stars, darkMoons\]/,
  )
  expect(tree.read('apps/server/src/bound-calls.ts')).toMatch(/\[\.\.\.starsCalls, \.\.\.darkMoonsCalls\]/)
  expect(tree.read('packages/contract/src/dark-moons/calls.ts')).toContain(
    `path: '/console/dark-moons/moons/{id}/publish'`,
  )
  expect(checkBoundaries(tree.root).problems).toEqual([])
})

test.each([
  ['create-comet', 'comet-calls.ts'],
  ['create-comet-tail', 'comet-calls.ts'],
  ['get-ring', 'ring-calls.ts'],
])('in a domain with several contract files %s goes to %s', (name, file) => {
  using tree = temporaryTree({
    'packages/contract/src/all-calls.ts': `export const allCalls: readonly AnyCall[] = [comets]\n`,
    'packages/contract/src/stars/comet-calls.ts': `import * as z from 'zod'\n`,
    'packages/contract/src/stars/moon-calls.ts': '',
    'apps/server/src/domains/stars/index.ts': 'export const starsCalls: readonly BoundCall[] = []\n',
  })
  const [contract] = writeCall(tree.root, readNewCall(['stars', name]))
  expect(contract).toBe(`packages/contract/src/stars/${file}`)
})

test.each(['get', 'list', 'create', 'update', 'delete', 'reject'])('what %s writes parses', (verb) => {
  using tree = repository()
  writeCall(tree.root, readNewCall(['stars', `${verb}-star`]))
  expect(checkBoundaries(tree.root)).toMatchObject({ problems: [] })
})

test.each([
  ['get-comet', '/console/comets/{id}'],
  ['list-comets', '/console/comets/queryPage'],
  ['create-comet', '/console/comets'],
  ['publish-comet', '/console/comets/{id}/publish'],
  ['list-solar-galaxies', '/console/comets/querySolarGalaxyPage'],
  ['update-solar-galaxy', '/console/comets/solarGalaxies/{id}'],
  ['create-day', '/console/comets/days'],
])('%s is reached at %s', (name, address) => {
  using tree = repository()
  writeCall(tree.root, readNewCall(['comets', name]))
  expect(tree.read('packages/contract/src/comets/calls.ts')).toContain(`path: '${address}'`)
})

test('an existing call and a name outside the house style are refused', () => {
  using tree = repository()
  writeCall(tree.root, readNewCall(['stars', 'get-star']))
  expect(() => writeCall(tree.root, readNewCall(['stars', 'get-star']))).toThrow('getStar exists already')
  expect(() => readNewCall(['stars', 'star'])).toThrow('usage')
  expect(() => readNewCall(['Stars', 'get-star'])).toThrow('usage')
  expect(() => readNewCall([])).toThrow('usage')
})
