import { expect, test } from 'vitest'
import { checkAgreement } from './agreement.ts'

test('5.8 only a ticked box is consent', () => {
  expect(checkAgreement(true, '《平台用户服务及授权协议》')).toBeUndefined()
})

test.each([false, undefined, null, 'true', 'on', 1, {}])('5.8 %j is no consent', (accepted) => {
  expect(checkAgreement(accepted, '《平台用户服务及授权协议》')).toBe(
    '请先阅读并勾选同意《平台用户服务及授权协议》',
  )
})
