import { expect, test } from 'vitest'
import { checkSizes } from './check-sizes.ts'
import { temporaryTree } from './temporary-tree.ts'

const lines = (count: number) => 'const a = 1\n'.repeat(count)

test('a source file ends at 300 lines and a test at 400', () => {
  using tree = temporaryTree({
    'apps/a/full.ts': lines(300),
    'apps/a/long.tsx': lines(301),
    'apps/a/full.test.ts': lines(400),
    'e2e/long.spec.ts': lines(401),
    'database/types.ts': lines(900),
  })
  expect(checkSizes(tree.root)).toEqual({
    seen: 4,
    problems: ['apps/a/long.tsx: 301 lines, at most 300', 'e2e/long.spec.ts: 401 lines, at most 400'],
  })
})
