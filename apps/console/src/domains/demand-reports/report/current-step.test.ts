import { expect, test } from 'vitest'
import { currentStep } from './current-step.ts'

test('the institution is named while it has to act, and nobody once the report is over', () => {
  expect(currentStep({ status: 'CONTACTED', orgName: '示例银行' })).toEqual({
    title: '等待机构答复',
    actor: '示例银行',
  })
  expect(currentStep({ status: 'REVIEWED', orgName: '示例银行' })).toEqual({ title: '等待推荐给机构' })
  expect(currentStep({ status: 'DISBURSED', orgName: '示例银行' })).toBeUndefined()
})
