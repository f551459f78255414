import { expect, test } from 'vitest'
import { withoutStop } from './without-stop.ts'

test.each([
  ['请补充对账单。', '请补充对账单'],
  ['请补充对账单', '请补充对账单'],
  ['第一；第二； ', '第一；第二'],
  ['资料齐全吗？', '资料齐全吗？'],
  [null, ''],
])('%s stands as %s', (text, shown) => expect(withoutStop(text)).toBe(shown))
