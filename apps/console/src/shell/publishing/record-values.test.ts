import { expect, test } from 'vitest'
import { activityFields } from '@lqr/contract/activities/activity-form.ts'
import { fundFields } from '@lqr/contract/funds/calls.ts'
import { parkEnterpriseForm, parkForm } from '@lqr/contract/parks/entities.ts'
import { policyItemFields } from '@lqr/contract/policies/item-entities.ts'
import { rosterFields } from '@lqr/contract/rosters/entities.ts'
import {
  beginningOf,
  bodyOf,
  changedLabels,
  problemsOf,
  typedFields,
  valuesOf,
  withinRegion,
} from './record-values.ts'

test('amounts are typed in 万元 and sent in whole yuan, there and back', () => {
  const fund = { name: '示例基金', sizeYuan: 123_450_000, amountMinYuan: 1, amountMaxYuan: 20_000 }
  const values = valuesOf(fundFields, fund)
  expect(values).toMatchObject({ sizeYuan: '12345', amountMinYuan: '0.0001', amountMaxYuan: '2' })
  expect(bodyOf(fundFields, values)).toMatchObject(fund)
  expect(bodyOf(fundFields, { ...values, sizeYuan: '' }).sizeYuan).toBeUndefined()
})

test('what a form begins with is typed as a person would, and sent as it was told', () => {
  const begun = beginningOf(parkForm, { areaKm2: 36.5 })
  expect(begun).toEqual({ areaKm2: '36.5' })
  expect(bodyOf(parkForm, begun).areaKm2).toBe(36.5)
})

test('who edits one region begins with it or with what lies in it, and everybody else as the form says', () => {
  const begun = (areaCodes: string[], region?: string) =>
    withinRegion(activityFields, { areaCodes, place: '会议室' }, region)
  expect(begun([], '620100')).toEqual({ areaCodes: ['620100'], place: '会议室' })
  expect(begun(['620102'], '620100').areaCodes).toEqual(['620102'])
  expect(begun(['620200'], '620100').areaCodes).toEqual(['620100'])
  expect(begun([]).areaCodes).toEqual([])
  expect(withinRegion(activityFields, { place: '会议室' }, '620100')).toEqual({ place: '会议室' })
})

test('an amount that is nothing or no number is named at its field', () => {
  const wrong = { sizeYuan: '0.00', amountMinYuan: 'abc', amountMaxYuan: '1.23456' }
  expect(problemsOf(fundFields, wrong)).toEqual({
    sizeYuan: '请输入基金规模',
    amountMinYuan: '只能输入数字',
    amountMaxYuan: '单项目最高投资最多四位小数，精确到元',
  })
  const right = { sizeYuan: '5000', amountMinYuan: '100', amountMaxYuan: '0.5' }
  expect(problemsOf(fundFields, right)).toEqual({})
})

test('numbers are typed as text; more than two decimals are named at their field', () => {
  const values = valuesOf(parkForm, { areaKm2: 36.5, services: ['代办', '招工'] })
  expect(values).toMatchObject({ areaKm2: '36.5', services: '代办\n招工' })
  expect(bodyOf(parkForm, values)).toMatchObject({ areaKm2: 36.5, services: ['代办', '招工'] })
  expect(problemsOf(parkForm, { areaKm2: '1.234' })).toHaveProperty('areaKm2')
})

test('lines are read without blanks', () => {
  expect(bodyOf(parkForm, { services: ' 代办 \n\n招工\n' }).services).toEqual(['代办', '招工'])
  expect(bodyOf(parkForm, {}).services).toEqual([])
})

test('what may be missing is sent as nothing, anything else as it was typed', () => {
  const values = valuesOf(rosterFields, { title: '名单', validTo: null, sourceUrl: null, note: '' })
  expect(values).toMatchObject({ validTo: undefined, sourceUrl: '', note: '' })
  expect(bodyOf(rosterFields, values)).toMatchObject({ validTo: null, sourceUrl: null, note: '' })
  const hidden = valuesOf(parkEnterpriseForm, { creditCode: null, employees: 0 })
  expect(hidden).toMatchObject({ creditCode: '', employees: '0' })
  expect(bodyOf(parkEnterpriseForm, hidden)).toMatchObject({ creditCode: '', employees: 0 })
})

test('an amount that may stay empty is sent as nothing when it does, and named when it is no number', () => {
  const { benefitYuan } = bodyOf(policyItemFields, { benefitYuan: '  ' })
  expect(benefitYuan).toBeNull()
  expect(problemsOf(policyItemFields, { benefitYuan: '' })).toEqual({})
  expect(problemsOf(policyItemFields, { benefitYuan: 'abc' })).toHaveProperty('benefitYuan')
})

test('of what somebody else changed the labels are told', () => {
  const before = { name: '园', services: ['代办'], areaKm2: 1, version: 1 }
  expect(changedLabels(parkForm, before, { ...before, version: 2 })).toEqual([])
  const after = { ...before, name: '新园', services: ['代办', '招工'] }
  expect(changedLabels(parkForm, before, after)).toEqual(['园区名称', '园区服务'])
})

test('a time to appear at is asked for until the public reads the record, and then sent as none', () => {
  const now = new Date('2026-11-20T10:00:00+08:00')
  const isAsked = (status: string, publishedAt: string | null) =>
    typedFields(activityFields, { status, publishedAt }, now).some(([name]) => name === 'publishAt')
  expect(isAsked('DRAFT', null)).toBe(true)
  expect(isAsked('PUBLISHED', '2026-11-20T12:00:00+08:00')).toBe(true)
  expect(isAsked('PUBLISHED', '2026-11-20T09:00:00+08:00')).toBe(false)
  expect(isAsked('OFFLINE', '2026-11-20T09:00:00+08:00')).toBe(true)
  expect(typedFields(activityFields, undefined, now).map(([name]) => name)).toContain('publishAt')
  expect(bodyOf(activityFields, { title: '活动' }).publishAt).toBeNull()
})
