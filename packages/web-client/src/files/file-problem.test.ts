import { expect, test } from 'vitest'
import { fileProblem } from './file-problem.ts'

test.each(['执照.PDF', '执照.png', '执照.jpeg', '执照.webp'])('%s up to 10 MB may be uploaded', (name) => {
  expect(fileProblem({ name, size: 10 * 1024 * 1024 })).toBeUndefined()
})

test.each([
  ['执照.exe', 2048, 'wrongType'],
  ['执照.png', 0, 'empty'],
  ['执照.png', 10 * 1024 * 1024 + 1, 'tooBig'],
] as const)('%s of %i bytes is refused before it is sent', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem)
})
