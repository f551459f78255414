import { expect, it } from 'vitest'
import { temporaryTree } from '../../tools/temporary-tree.ts'
import { dataMark } from './data-mark.ts'

async function markOf(files: Record<string, string>, settings: unknown = {}): Promise<string> {
  using tree = temporaryTree(files)
  return await dataMark([tree.root], settings)
}

it('stays the same for the same files and settings, wherever they lie', async () => {
  expect(await markOf({ 'a.sql': '1', 'b.sql': '2' })).toBe(await markOf({ 'b.sql': '2', 'a.sql': '1' }))
})

it('changes with a content, a name, one more file or a setting', async () => {
  const marks = await Promise.all([
    markOf({ 'a.sql': '1' }),
    markOf({ 'a.sql': '2' }),
    markOf({ 'b.sql': '1' }),
    markOf({ 'a.sql': '1', 'b.sql': '' }),
    markOf({ 'a.sql': '1' }, { companies: 1 }),
  ])
  expect(new Set(marks).size).toBe(marks.length)
})
