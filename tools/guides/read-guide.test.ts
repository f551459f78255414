import { expect, test } from 'vitest'
import { changed, readGuide, type Step } from './read-guide.ts'

const GUIDE = `# A guide

\`\`\`diff
--- a/stars.ts
 const a = 1
-const b = 2
+const b = 3
@@
 const d = 4
+const e = 5
--- a/new.ts
+export const x = 1
\`\`\`

\`\`\`tsx
<Shown only />
\`\`\`

\`\`\`bash
npm run openapi   # writes it
# nothing else
\`\`\`
`

const edits = readGuide(GUIDE).filter((step): step is Extract<Step, { kind: 'edit' }> => step.kind === 'edit')

test('a guide is read as changes and commands, in their order', () => {
  expect(readGuide(GUIDE).map((step) => (step.kind === 'edit' ? step.place : step.command))).toEqual([
    'a/stars.ts',
    'a/new.ts',
    'npm run openapi',
  ])
})

test('a change is made where its lines stand', () => {
  const [first, second] = edits
  if (!first || !second) throw new Error('no edits')
  const text = 'const a = 1\nconst b = 2\n\nconst d = 4\n'
  expect(changed(text, first)).toBe('const a = 1\nconst b = 3\n\nconst d = 4\nconst e = 5\n')
  expect(changed('anything', second)).toBe('export const x = 1\n')
})

test('a place that is gone, or is there twice, fails with its lines', () => {
  const [first] = edits
  if (!first) throw new Error('no edits')
  expect(() => changed('const a = 1\n', first)).toThrow(
    /a\/stars\.ts: stands there 0 times[\s\S]*const b = 2/,
  )
  const twice = 'const a = 1\nconst b = 2\nconst a = 1\nconst b = 2\nconst d = 4\n'
  expect(() => changed(twice, first)).toThrow('2 times')
  expect(() => readGuide('```diff\n+const a = 1\n```\n')).toThrow('begins with')
})
