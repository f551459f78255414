import { expect, it } from 'vitest'
import { checkGenerated, writeGenerated } from './generated-file.ts'
import { temporaryTree } from './temporary-tree.ts'

const files = [{ place: 'generated/a.json', text: '{\n  "a": 1\n}\n' }]

it('writes what is new, and only that', () => {
  using tree = temporaryTree({})
  expect(writeGenerated(tree.root, files)).toEqual(['generated/a.json'])
  expect(writeGenerated(tree.root, files)).toEqual([])
  expect(checkGenerated(tree.root, files, 'npm run x')).toEqual({ seen: 1, problems: [] })
})

it('names the first line that is out of date', () => {
  using tree = temporaryTree({ 'generated/a.json': '{\n  "a": 2\n}\n' })
  expect(checkGenerated(tree.root, files, 'npm run x').problems).toEqual([
    'generated/a.json:2 is out of date: run npm run x',
  ])
})

it('notices a missing file and one that has lost its end', () => {
  using tree = temporaryTree({ 'generated/a.json': '{\n  "a": 1\n}' })
  expect(checkGenerated(tree.root, files, 'npm run x').problems).toHaveLength(1)
  using empty = temporaryTree({})
  expect(checkGenerated(empty.root, files, 'npm run x').problems).toEqual([
    'generated/a.json is missing: run npm run x',
  ])
})
