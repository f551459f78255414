import { describe, expect, it } from 'vitest'
import { loggedPath } from './log.ts'
import { plainLine } from './plain-line.ts'

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

it('says what went wrong in a line for a person', () => {
  const line = { level: 40, time: '2026-11-20T01:02:03.000Z', msg: 'database connection lost' }
  expect(plainLine(JSON.stringify({ ...line, err: { message: 'gone', stack: 'at x' } }))).toMatch(
    /^\d\d:\d\d:03 警告 database connection lost: gone\n$/,
  )
  expect(plainLine(JSON.stringify({ ...line, err: { message: line.msg } }))).toMatch(
    /警告 database connection lost\n$/,
  )
})
