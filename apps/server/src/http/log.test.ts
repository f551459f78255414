import { describe, expect, it } from 'vitest'
import { loggedPath } from './log.ts'

describe('a logged address', () => {
  it.each([
    ['/admin/backUser/registerSendCode/13900000001', '/admin/backUser/registerSendCode/***'],
    ['/a/13900000001/b?phone=13900000002', '/a/***/b'],
    ['/portal/productManage/12345678901', '/portal/productManage/12345678901'],
    ['/api/system/LoginController/ThirdLogin?ticket=secret', '/api/system/LoginController/ThirdLogin'],
  ])('of %s is %s', (url, logged) => {
    expect(loggedPath(url)).toBe(logged)
  })
})
