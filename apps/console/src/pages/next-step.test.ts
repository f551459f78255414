import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const row = { id: '5', status: 'SUBMITTED' as const, productName: '示例贷', orgName: '示例银行' }
const certified = { certiFlg: 3, rejectReason: null, open: [], granted: [] }

test('certification comes before everything else', () => {
  expect(nextStep({ ...certified, certiFlg: 1, open: [row] })).toMatchObject({
    to: '/authentication',
    isPortal: true,
  })
  expect(nextStep({ ...certified, certiFlg: 2 }).to).toBe('/certification')
})

test('a refused certification says why', () => {
  expect(nextStep({ ...certified, certiFlg: 4, rejectReason: '执照不清晰' }).text).toBe('原因：执照不清晰')
})

test('documents that an institution waits for come before a grant to sign', () => {
  const open = [row, { ...row, id: '6', status: 'SUPPLEMENT' as const }]
  expect(nextStep({ ...certified, open, granted: [row] }).to).toBe('/personal/applications/6')
  expect(nextStep({ ...certified, open: [row], granted: [{ ...row, id: '9' }] }).to).toBe(
    '/personal/applications/9',
  )
})

test('what was wanted before the certification is gone on with, after what waits for the enterprise', () => {
  const wanted = { name: '信用快贷', query: { proId: '12' } }
  expect(nextStep({ ...certified, open: [row], wanted })).toMatchObject({
    title: '继续申请“信用快贷”',
    to: '/product/apply?proId=12',
    isPortal: false,
  })
  expect(nextStep({ ...certified, open: [{ ...row, status: 'SUPPLEMENT' as const }], wanted }).to).toBe(
    '/personal/applications/5',
  )
})

test('while institutions act one waits, and with nothing open one looks for a product', () => {
  expect(nextStep({ ...certified, open: [row, row] }).title).toBe('2 笔申请正在办理')
  expect(nextStep(certified)).toMatchObject({ to: '/financial', isPortal: true })
})
