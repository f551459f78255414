import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { lines } from './publishing/publication-fields.ts'
import { explainIssues, MAX_REPORTED_FAULTS } from './explain-issues.ts'
import { checkPercentage, checkRate } from '../rules/rate.ts'
import {
  amountYuan,
  areaCode,
  consent,
  fieldMeta,
  id,
  months,
  oneOf,
  optionalText,
  ratePercent,
  ruled,
  sharePercent,
  text,
  twoDecimals,
} from './field.ts'

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
    [0, '请输入金额'],
    [-1, '金额不能小于 1 元'],
    [null, '请输入金额'],
    ['', '请输入金额'],
    ['0.00', '请输入金额'],
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

  it('say of a rate and of a share what the form says of the same number as typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -500, max: 11_000 })), (number) => {
        const value = Number.isInteger(number) ? number / 100 : number
        fc.pre(Number.isFinite(value))
        expect(sentence(ratePercent('利率'), value)).toBe(checkRate(String(value), '利率'))
        expect(sentence(sharePercent('比例'), value)).toBe(checkPercentage(String(value), '比例'))
      }),
    )
  })

  it.each([
    [36.5, undefined],
    [0.01, undefined],
    [10_000, undefined],
    [0, '请输入面积'],
    [undefined, '请输入面积'],
    [36.555, '只能输入数字，最多两位小数'],
    [1e-7, '只能输入数字，最多两位小数'],
    [-1, '面积应在0.01到10000之间'],
    [10_000.01, '面积应在0.01到10000之间'],
  ])('answer the two-decimal number %j with %j', (value, expected) => {
    expect(sentence(twoDecimals('面积', { min: 0.01, max: 10_000 }), value)).toBe(expected)
  })

  it('take zero and less than nothing where a two-decimal field does', () => {
    const change = twoDecimals('变动', { min: -100, max: 100 })
    expect(sentence(change, 0)).toBeUndefined()
    expect(sentence(change, -0.5)).toBeUndefined()
  })

  it('state the limits of rates, shares and two-decimal numbers in their JSON schema', () => {
    const limitsOf = (schema: z.ZodType) => z.toJSONSchema(schema)
    expect(limitsOf(ratePercent('利率'))).toMatchObject({ minimum: 0.01, maximum: 100, multipleOf: 0.01 })
    expect(limitsOf(sharePercent('比例'))).toMatchObject({ minimum: 0, maximum: 100, multipleOf: 0.01 })
    expect(limitsOf(twoDecimals('面积', { min: 1, max: 9 }))).toMatchObject({ minimum: 1, maximum: 9 })
  })

  it('ask for a term of zero months as for none', () => {
    expect(sentence(months('期限'), 0)).toBe('请输入期限')
    expect(sentence(months('期限'), -1)).toBe('期限须在 1 到 360 个月之间')
  })

  it('take zero where an amount may be nothing', () => {
    expect(sentence(amountYuan('手续费', { min: 0 }), 0)).toBeUndefined()
    expect(sentence(amountYuan('手续费', { min: 0 }), -1)).toBe('手续费不能小于 0 元')
  })

  it('keep text within its limits and say which label is wrong', () => {
    const name = text('企业名称', { max: 4 })
    expect(sentence(name, '  ')).toBe('请输入企业名称')
    expect(sentence(name, undefined)).toBe('请输入企业名称')
    expect(sentence(name, '一二三四五')).toBe('企业名称不能超过 4 个字')
    expect(name.parse(' 甘肃 ')).toBe('甘肃')
  })

  it.each([
    ['text', text('名称', { max: 60 })],
    ['text that may stay empty', optionalText('名称', 60)],
    ['text with a rule', ruled('名称', 60, () => undefined)],
    ['a line of several', lines('名称', 3, 60).element],
  ])('refuse in %s what nobody sees', (_, schema) => {
    expect(sentence(schema, '甘肃\u202eoc.exe')).toBe('名称含有换行或看不见的符号，请删除后重新输入')
    expect(sentence(schema, '甘\n肃')).toBe('名称含有换行或看不见的符号，请删除后重新输入')
    expect(sentence(schema, '甘肃某某公司（示例）')).toBeUndefined()
  })

  it('take line breaks in long text alone', () => {
    expect(sentence(text('说明', { max: 500 }), '一\n二')).toBeUndefined()
    expect(sentence(text('说明', { max: 500 }), '一\u200b二')).toBe('说明含有看不见的符号，请删除后重新输入')
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

  it('name a bounded number of fields, and no name at length', () => {
    const foreign = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]))
    const parsed = z.strictObject({}).safeParse({ ['x'.repeat(9_000)]: 1, ...foreign })
    const names = Object.keys(parsed.success ? {} : explainIssues(parsed.error))
    expect(names).toHaveLength(MAX_REPORTED_FAULTS)
    expect(names[0]).toBe('x'.repeat(60))
  })

  it.each(['toString', 'hasOwnProperty', 'valueOf'])('name a property called %s like any other', (name) => {
    const parsed = z.strictObject({}).safeParse({ [name]: 1 })
    expect(Object.entries(parsed.success ? {} : explainIssues(parsed.error))).toEqual([
      [name, '不支持的字段'],
    ])
  })
})
