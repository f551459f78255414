import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('no cell is a formula, quotes and lines stay in their cell', () => {
  expect(csvOf([['=1+1', '-2', '@x', '说"好"\n第二行', 3, null]])).toBe(
    '\uFEFF"\'=1+1","\'-2","\'@x","说""好""\n第二行",3,\r\n',
  )
})
