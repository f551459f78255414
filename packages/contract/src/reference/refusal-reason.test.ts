import { expect, test } from 'vitest'
import { REJECT_CODES } from './reject-codes.ts'
import { reasonBegun, reasonNames, reasonProblem } from './refusal-reason.ts'

test('the sentence of a code is reason enough, unless the code leaves open what the enterprise has to know', () => {
  const open = REJECT_CODES.filter(({ code, sentence }) => reasonProblem(code, sentence) !== undefined)
  expect(open.map(({ code }) => code)).toEqual([
    'MATERIAL_INCONSISTENT',
    'CREDIT_BLACKLISTED',
    'UNREACHABLE',
    'OTHER',
  ])
  for (const { code } of open) expect(reasonNames(code), code).toBeDefined()
})

test('the sentence without its stop, or with blanks around it, names no more', () => {
  expect(reasonProblem('UNREACHABLE', ' 多次按预留方式联系，未能与企业取得联系 ')).toBe(
    '请写明每次联系的日期和方式',
  )
  expect(reasonProblem('UNREACHABLE', '11 月 18 日、19 日两次电话无人接听。')).toBeUndefined()
})

test('the sentence of a kind that has words of its own names no more either', () => {
  const reasons = [{ code: 'UNREACHABLE', sentence: '未能联系到申请人。' }]
  expect(reasonProblem('UNREACHABLE', '未能联系到申请人', reasons)).toBe('请写明每次联系的日期和方式')
  expect(reasonProblem('UNREACHABLE', '未能联系到申请人')).toBeUndefined()
})

test('another reason is told in at least twenty characters, and begins with no sentence of ours', () => {
  expect(reasonProblem('OTHER', '不符合准入条件')).toBe('请写明具体原因，不少于 20 个字')
  expect(reasonProblem('OTHER', '字'.repeat(20))).toBeUndefined()
  expect(reasonBegun({ code: 'OTHER', sentence: '见说明。' })).toBe('')
  expect(reasonBegun({ code: 'QUOTA_USED', sentence: '额度已经用完。' })).toBe('额度已经用完。')
})
