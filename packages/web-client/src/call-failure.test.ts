import { expect, test } from 'vitest'
import { asFailure, CallFailure, failureOf, networkFailure } from './call-failure.ts'

test('an error keeps the words, the key, the fields and the row the server sent', () => {
  const body = {
    code: 409,
    msg: '申请状态已变化',
    data: { id: '7' },
    error: {
      key: 'products.illegalMove',
      number: 105008,
      fields: { amountYuan: '请输入金额' },
      requestId: 'r',
    },
  }
  expect(failureOf(409, body)).toMatchObject({
    code: 409,
    msg: '申请状态已变化',
    key: 'products.illegalMove',
    fields: { amountYuan: '请输入金额' },
    data: { id: '7' },
  })
})

test('outside of a form a refusal says what is wrong with the first field, where it is told', () => {
  const refused = { code: 422, msg: '有内容需要更正，请查看标出的项目' }
  const startsAt = '开始时间须在以后'
  expect(failureOf(422, { ...refused, error: { fields: { startsAt } } }).sentence).toBe(startsAt)
  expect(failureOf(422, refused).sentence).toBe(refused.msg)
})

test('an answer that is no envelope falls back to its status and a plain sentence', () => {
  expect(failureOf(504, undefined)).toMatchObject({ code: 504, msg: '请求错误', fields: {} })
  expect(failureOf(200, '<html>')).toMatchObject({ code: 502, msg: '请求错误' })
  expect(failureOf(500, { code: 500, msg: '' })).toMatchObject({ code: 500, msg: '请求错误' })
})

test('a fault of the server comes with the number under which the log has it, a refusal without', () => {
  const error = { key: 'kernel.internal', number: 100500, requestId: '5bfaea51-f707-475c-9735-845dd6c2e274' }
  const msgOf = (code: number) => failureOf(code, { code, msg: '系统开小差了，请稍后重试', error }).msg
  expect(msgOf(500)).toBe('系统开小差了，请稍后重试（问题编号：5bfaea51-f707-475c-9735-845dd6c2e274）')
  expect(msgOf(409)).toBe('系统开小差了，请稍后重试')
})

test('only a refused token ends the session; an outage never does', () => {
  const codes = [0, 401, 403, 500, 502, 503, 504]
  expect(codes.filter((code) => new CallFailure({ code, msg: '' }).endsSession)).toEqual([401])
  expect(codes.filter((code) => new CallFailure({ code, msg: '' }).isPassing)).toEqual([0, 502, 503, 504])
  expect(networkFailure().endsSession).toBe(false)
})

test('whatever was thrown reads as a failure', () => {
  const failure = networkFailure()
  expect(asFailure(failure)).toBe(failure)
  expect(asFailure(new TypeError('x')).msg).toBe('请求错误')
})
