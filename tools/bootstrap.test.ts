import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from './temporary-tree.ts'

/** Stands in for npm and for both build tools: writes down how it was called. */
const RECORDER = `
const fs = require('node:fs')
const path = require('node:path')
const root = process.env.TREE
fs.appendFileSync(path.join(root, 'calls.log'), path.basename(process.cwd()) + ' ' + process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n')
fs.mkdirSync(path.join(root, 'node_modules'), { recursive: true })
process.exitCode = fs.existsSync(path.join(root, 'break')) ? 3 : 0
`

function clone() {
  const tree = temporaryTree({
    'package-lock.json': '{}',
    'npm.cjs': RECORDER,
    'apps/portal/package.json': '{}',
    'apps/portal/app/root.tsx': 'one',
    'apps/portal/node_modules/@react-router/dev/package.json': '{}',
    'apps/portal/node_modules/@react-router/dev/bin.cjs': RECORDER,
    'apps/console/package.json': '{}',
    'apps/console/src/main.tsx': 'one',
    'apps/console/node_modules/vite/package.json': '{}',
    'apps/console/node_modules/vite/bin/vite.js': RECORDER,
    'packages/contract/src/a.ts': 'one',
  })
  mkdirSync(path.join(tree.root, 'tools'))
  for (const file of ['bootstrap.mjs', 'chromium-paths.json']) {
    copyFileSync(path.join(import.meta.dirname, file), path.join(tree.root, 'tools', file))
  }
  return {
    ...tree,
    write: (place: string, text: string) => writeFileSync(path.join(tree.root, place), text),
    /** Runs the bootstrap and answers what it started, one line per program. */
    start(...options: string[]) {
      const log = path.join(tree.root, 'calls.log')
      writeFileSync(log, '')
      const run = spawnSync(process.execPath, [path.join(tree.root, 'tools/bootstrap.mjs'), ...options], {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          TREE: tree.root,
          npm_execpath: path.join(tree.root, 'npm.cjs'),
        },
      })
      const started = readFileSync(log, 'utf8').split('\n').filter(Boolean)
      return { status: run.status, started, output: run.stdout + run.stderr }
    },
  }
}

const INSTALL = expect.stringMatching(/ ci --include=dev --include=optional .* test$/) as string
const PORTAL = 'portal build production'
const CONSOLE = 'console build production'

test('a fresh clone is installed and both apps are built, and the second start does nothing', () => {
  using tree = clone()
  expect(tree.start().started).toEqual([INSTALL, PORTAL, CONSOLE])
  expect(tree.start()).toEqual({ status: 0, started: [], output: '' })
})

test('only what a change touches is done again', () => {
  using tree = clone()
  tree.start()
  tree.write('apps/console/src/main.tsx', 'two')
  expect(tree.start().started).toEqual([CONSOLE])
  tree.write('packages/contract/src/a.ts', 'two')
  expect(tree.start().started).toEqual([PORTAL, CONSOLE])
  tree.write('packages/contract/src/a.test.ts', 'a test is no source')
  expect(tree.start().started).toEqual([])
  tree.write('package-lock.json', '{ }')
  expect(tree.start().started).toEqual([INSTALL, PORTAL, CONSOLE])
})

test('with --install-only nothing is built', () => {
  using tree = clone()
  expect(tree.start('--install-only').started).toEqual([INSTALL])
})

test('what failed is tried again at the next start', () => {
  using tree = clone()
  tree.write('break', '')
  expect(tree.start()).toMatchObject({ status: 1, started: [INSTALL] })
  expect(existsSync(path.join(tree.root, 'node_modules/.install-stamp'))).toBe(false)
  expect(tree.start().output).toContain('安装依赖失败')
})
