import { expect, test } from 'vitest'
import { checkLicences } from './check-licences.ts'
import { temporaryTree } from './temporary-tree.ts'

function problemsOf(packages: Record<string, object>) {
  using tree = temporaryTree({ 'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }) })
  return checkLicences(tree.root).problems
}

test('licences that only ask to be named are admitted, alone, together and as a choice', () => {
  const licences = ['MIT', 'MIT-0', '(MIT AND Zlib)', 'GPL-3.0-only OR Apache-2.0', 'ISC']
  expect(
    problemsOf(Object.fromEntries(licences.map((license, at) => [`node_modules/p${at}`, { license }]))),
  ).toEqual([])
})

test.each([
  'GPL-3.0-only',
  'MIT AND AGPL-3.0-only',
  'SSPL-1.0',
  'SEE LICENSE IN LICENSE',
  'LGPL-3.0-or-later',
])('a package under %s is refused', (license) => {
  expect(problemsOf({ 'node_modules/a/node_modules/@b/c': { license } })).toEqual([
    `node_modules/a/node_modules/@b/c: the licence ${license} is not admitted`,
  ])
})

test('a package that names no licence is refused, a link into this repository needs none', () => {
  const packages = { 'node_modules/a': {}, 'node_modules/@lqr/ui': { link: true }, 'packages/ui': {} }
  expect(problemsOf(packages)).toEqual(['node_modules/a: names no licence'])
})

test('libvips is admitted wherever it is, a copyleft tool only while it builds', () => {
  expect(
    problemsOf({ 'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' } }),
  ).toEqual([])
  expect(problemsOf({ 'node_modules/lightningcss': { license: 'MPL-2.0', dev: true } })).toEqual([])
  expect(problemsOf({ 'node_modules/lightningcss': { license: 'MPL-2.0' } })).toHaveLength(1)
})
