import { describe, expect, it } from 'vitest'
import { handOverTarget } from './hand-over-targets.ts'

describe('the target of a hand-over', () => {
  it.each([
    ['/', '/'],
    ['/product/apply?proId=12', '/product/apply?proId=12'],
    [
      '/product/apply?proId=12&amountYuan=300000&termMonths=12&guaranteeMode=credit',
      '/product/apply?proId=12&amountYuan=300000&termMonths=12&guaranteeMode=credit',
    ],
    ['/demand/demandInsert', '/demand/demandInsert'],
    ['/equityFinancing/add', '/equityFinancing/add'],
    ['/equityFinancing/add?orgNo=ORG-1', '/equityFinancing/add?orgNo=ORG-1'],
    ['/advisory/advisoryForm?', '/advisory/advisoryForm'],
    ['/operation/detail?demandNo=XQ20261120', '/operation/detail?demandNo=XQ20261120'],
  ])('%s is one', (wanted, address) => {
    expect(handOverTarget(wanted)?.address).toBe(address)
  })

  it.each([
    '',
    'product/apply',
    '//evil.example/product/apply',
    'https://evil.example/',
    '/\\evil.example',
    '/product/apply/../../admin',
    '/product/apply#x',
    '/product/apply?proId=1&next=https://evil.example',
    '/product/apply?proId=1=2',
    '/product/apply?proId=1&proId=2',
    '/product/apply?amountYuan=300000',
    '/product/apply?proId=1&',
    '/product/apply?proId=1&amountYuan=1e9%20',
    '/product/apply?orgNo=1',
    '/product/apply?proId=%2F%2Fevil',
    '/demand/demandInsert?proId=1',
    '/Product/Apply',
    '/admin',
  ])('%j is none', (wanted) => {
    expect(handOverTarget(wanted)).toBeUndefined()
  })

  it('opens the interview of a demand to equity institutions alone', () => {
    expect(handOverTarget('/operation/detail?demandNo=1')?.role).toBe('financeEquity')
    expect(handOverTarget('/product/apply?proId=1')?.role).toBeUndefined()
  })
})
