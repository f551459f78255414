import { afterAll, expect, inject, test } from 'vitest'
import { makePool, textArray } from './pool.ts'

const pool = makePool({ url: inject('databaseUrl'), max: 1 })
afterAll(() => pool.end())

test('lists of text come back as they went in, quoted signs and nothing included', async () => {
  const lists = [
    [],
    ['credit'],
    ['620100', '620122'],
    ['a b', 'c'],
    ['营业执照', '合同、订单'],
    ['with,comma', 'and "quotes"', 'back\\slash', '{brace}'],
    ['', 'NULL', 'null'],
    [null, 'x'],
  ]
  for (const list of lists) {
    const { rows } = await pool.query<{ list: unknown }>('select $1::text[] list', [list])
    expect(rows[0]?.list).toEqual(list)
  }
})

test('codes without quotes are split as they stand', () => {
  expect(textArray('{credit,mortgage}')).toEqual(['credit', 'mortgage'])
  expect(textArray('{}')).toEqual([])
})
