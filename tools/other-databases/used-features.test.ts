import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { usedFeatures } from './used-features.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('docs/operations/other-databases.md says what schema and statements use', () => {
  const text = readFileSync(path.join(root, 'docs/operations/other-databases.md'), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const written = new Map(rows.map(([, name = '', used = '']) => [name, used]))
  for (const [name, isUsed] of usedFeatures(root)) expect(written.get(name), name).toBe(isUsed ? 'yes' : 'no')
})
