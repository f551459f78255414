import { expect, it } from 'vitest'
import { goesIntoFile } from './log-file.rules.ts'

it('keeps a terminal readable: the usual log goes into a file', () => {
  expect(goesIntoFile('info', true)).toBe(true)
})

it('shows the log at a terminal to whoever asked for more than usual, or for less', () => {
  for (const level of ['debug', 'trace', 'warn', 'silent']) expect(goesIntoFile(level, true)).toBe(false)
})

it('writes to standard output where no terminal is, as services and containers collect it', () => {
  expect(goesIntoFile('info', false)).toBe(false)
})
