import { expect, test } from 'vitest'
import { checkPassword } from './password.ts'

test.each([
  'Demo@2026!',
  'Abcdefg1',
  'abcdef1!',
  'ABCDEF1!',
  'Abcdefg!',
  '中文Abc123',
  `Aa1${'x'.repeat(61)}`,
])('%s is accepted', (password) => {
  expect(checkPassword(password, '密码', 'enterprise')).toBeUndefined()
})

test('the length is counted in characters, 8 to 64', () => {
  const error = '密码长度应为8到64位'
  expect(checkPassword('Abcde1!', '密码')).toBe(error)
  expect(checkPassword(`Aa1${'x'.repeat(62)}`, '密码')).toBe(error)
  expect(checkPassword('Aa1😀😀😀', '密码')).toBe(error)
  expect(checkPassword('', '密码')).toBe('请输入密码')
})

test.each(['abcdefgh', 'Abcdefgh', 'abcdefg1', '12345678', 'ABCDEFG1', '1234567!'])(
  '%s has too few kinds',
  (password) => {
    expect(checkPassword(password, '密码')).toBe('密码应至少包含大写字母、小写字母、数字、符号中的三种')
  },
)

test('the account name may not stand in it, in any case', () => {
  expect(checkPassword('My-Zhangye-01', '密码', 'zhangYE')).toBe('密码不能包含用户名')
  expect(checkPassword('My-Zhangye-01', '密码', '')).toBeUndefined()
})

test.each(['Abc def1!', 'Abcdef1!\u0000', 'Abcdef1!\n', 'Abcdef1\u200b!'])(
  '%j holds something invisible',
  (password) => {
    expect(checkPassword(password, '新密码')).toBe('新密码不能包含空格')
  },
)
