import { expect, test } from 'vitest'
import { checkUsername } from './username.ts'

test.each(['abcd', 'enterprise2', 'A_1_', `a${'b'.repeat(31)}`])('%s is an account name', (value) => {
  expect(checkUsername(value, '用户名')).toBeUndefined()
})

test.each([
  'abc',
  `a${'b'.repeat(32)}`,
  '1abc',
  '_abc',
  'ab-cd',
  'ab cd',
  '张三丰了',
  'abcd\n',
  '13800000000',
])('%j is refused', (value) => {
  expect(checkUsername(value, '用户名')).toBe('用户名应为4到32位字母、数字或下划线，以字母开头')
})

test('an empty one is asked for', () => {
  expect(checkUsername('', '用户名')).toBe('请输入用户名')
})
