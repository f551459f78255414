import { expect, test } from 'vitest'
import { checkRegex } from './check-regex.ts'
import { temporaryTree } from './temporary-tree.ts'

test('a pattern that can be stopped by its input is reported wherever it is written', async () => {
  using tree = temporaryTree({
    'apps/server/src/a.ts': `export const a = 1\nexport const slow = /^(a+)+$/`,
    'packages/contract/src/b.ts': `export const slow = new RegExp('^(a+)+$')`,
    'apps/portal/app/c.tsx': `export const c = <p title="x">{/(x*)*y/u.test('x')}</p>`,
  })
  const { problems } = await checkRegex(tree.root)
  expect(problems).toEqual([
    expect.stringMatching(/^apps\/portal\/app\/c\.tsx:1: .* takes exponential time/),
    expect.stringMatching(/^apps\/server\/src\/a\.ts:2, packages\/contract\/src\/b\.ts:1: .* exponential/),
  ])
})

test('a pattern that the oldest browsers refuse is reported in their code and nowhere else', async () => {
  using tree = temporaryTree({
    'apps/server/src/a.ts': `export const price = /(?<=¥)\\d+/`,
    'apps/console/src/b.ts': `export const lines = /(?<=\\n)/`,
    'packages/contract/src/c.ts': `export const han = /\\p{Script=Han}/v`,
  })
  const { problems } = await checkRegex(tree.root)
  expect(problems).toEqual([
    expect.stringMatching(/^apps\/console\/src\/b\.ts:1: .* looks behind or has the flag v/),
    expect.stringMatching(/^packages\/contract\/src\/c\.ts:1: .* looks behind or has the flag v/),
  ])
})

test('linear patterns, tests and text that only looks like a pattern are left alone', async () => {
  using tree = temporaryTree({
    'apps/server/src/a.ts': `export const phone = /^1[3-9]\\d{9}$/\nexport const han = /\\p{Script=Han}/v`,
    'apps/server/src/b.ts': `export const path = '/(a+)+$/'\nexport const quotient = (a, b) => a / b / 2`,
    'apps/server/src/c.test.ts': `export const slow = /^(a+)+$/`,
  })
  expect(await checkRegex(tree.root)).toEqual({ seen: 2, problems: [] })
})
