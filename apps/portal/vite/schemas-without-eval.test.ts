import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutEval } from './schemas-without-eval.ts'

test('the installed zod takes the change', () => {
  const own = readFileSync(new URL('../core/core.js', import.meta.resolve('zod/v4/core')), 'utf8')
  expect(withoutEval(own)).toContain('{ jitless: true }')
})
