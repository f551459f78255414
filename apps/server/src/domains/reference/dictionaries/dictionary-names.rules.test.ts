import { expect, test } from 'vitest'
import { namesInForce, problemOfItems } from './dictionary-names.rules.ts'

const shipped = [
  { code: 'a', name: '甲' },
  { code: 'b', name: '乙' },
]

test('another order and other names are fine', () => {
  expect(problemOfItems(['b：二', 'a：甲'], shipped)).toBeUndefined()
})

test.each([
  [[], '还没有修改任何名称或顺序'],
  [['a：甲'], '缺少：乙。字典项不能删除'],
  [['a：甲', 'b：乙', 'c：丙'], '没有这些编码：c。字典项不能新增'],
  [['a：甲', 'b：乙', 'a：丙'], '编码重复：a'],
])('%j does not fit', (lines, problem) => {
  expect(problemOfItems(lines, shipped)).toBe(problem)
})

test('lines become items in their order', () => {
  expect(namesInForce([{ dictionaryCode: 'zone', items: ['b：二', 'a：一：一'] }])).toEqual({
    zone: [
      { code: 'b', name: '二' },
      { code: 'a', name: '一：一' },
    ],
  })
})
