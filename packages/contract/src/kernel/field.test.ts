import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { explainIssues } from './explain-issues.ts'
import { amountYuan, areaCode, consent, fieldMeta, id, months, oneOf, ratePercent, text } from './field.ts'

function sentence(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = z.object({ it: schema }).safeParse({ it: value })
  return parsed.success ? undefined : explainIssues(parsed.error).it
}

describe('fields', () => {
  it.each([
    ['0', false],
    [0, false],
    ['12', true],
    [12, true],
    ['9007199254740993123', false],
    [2 ** 53, false],
    ['1e3', false],
    [1.5, false],
    [null, false],
  ])('take %j as an id: %s', (value, accepted) => {
    expect(id().safeParse(value).success).toBe(accepted)
  })

  it.each([
    [0, '金额不能小于 1 元'],
    [1, undefined],
    [100_000_000_000, undefined],
    [100_000_000_001, '金额超出允许范围'],
    [1.5, '金额须为整数（元）'],
    [undefined, '请输入金额'],
    ['5', '金额须为整数（元）'],
    [Number.POSITIVE_INFINITY, '金额须为整数（元）'],
  ])('answer amount %j with %j', (value, expected) => {
    expect(sentence(amountYuan('金额'), value)).toBe(expected)
  })

  it.each([
    [0.01, true],
    [0, false],
    [100, true],
    [100.01, false],
    [3.855, false],
    [3.85, true],
  ])('take %d as an annual rate: %s', (value, accepted) => {
    expect(ratePercent('利率').safeParse(value).success).toBe(accepted)
  })

  it('keep text within its limits and say which label is wrong', () => {
    const name = text('企业名称', { max: 4 })
    expect(sentence(name, '  ')).toBe('请输入企业名称')
    expect(sentence(name, undefined)).toBe('请输入企业名称')
    expect(sentence(name, '一二三四五')).toBe('企业名称不能超过 4 个字')
    expect(name.parse(' 甘肃 ')).toBe('甘肃')
  })

  it('accept only true as consent, only listed codes, only areas of the province', () => {
    expect(consent('协议').safeParse(false).success).toBe(false)
    expect(oneOf('类型', [{ code: 'a', name: '甲' }]).safeParse('b').success).toBe(false)
    expect(areaCode().safeParse('110000').success).toBe(false)
    expect(months('期限').safeParse(361).success).toBe(false)
  })

  it('find their label through optional and default wrappers', () => {
    expect(fieldMeta(amountYuan('金额').optional())?.label).toBe('金额')
    expect(fieldMeta(months('期限').default(12))?.label).toBe('期限')
  })
})

describe('explained issues', () => {
  it('name unknown properties by their own key and the first problem of each field', () => {
    const parsed = z.strictObject({ a: text('甲', { max: 1 }) }).safeParse({ a: '', b: 1 })
    expect(parsed.success ? {} : explainIssues(parsed.error)).toEqual({ a: '请输入甲', b: '不支持的字段' })
  })
})
