import { expect, test } from 'vitest'
import { isWebAddress, pageAddress, pageOfSite, siteAddress } from './site-address.ts'

test('a page is written without its site and addressed under it', () => {
  expect(siteAddress('', '/financial?zone=green')).toBe('/financial?zone=green')
  expect(siteAddress('lanzhou', '/financial?zone=green')).toBe('/lanzhou/financial?zone=green')
})

test('an address outside stays as it is', () => {
  expect(siteAddress('lanzhou', 'https://www.gov.cn/')).toBe('https://www.gov.cn/')
  expect(siteAddress('lanzhou', '//evil.example/index')).toBe('//evil.example/index')
})

test('the site is taken off whole segments only', () => {
  expect(pageAddress('lanzhou', '/lanzhou/financial')).toBe('/financial')
  expect(pageAddress('lanzhou', '/lanzhou')).toBe('/index')
  expect(pageAddress('lanzhou', '/lanzhou-chengguan/financial')).toBe('/lanzhou-chengguan/financial')
  expect(pageAddress('', '/financial')).toBe('/financial')
})

test('only http and https are opened outside', () => {
  expect(isWebAddress('https://credit.example.cn')).toBe(true)
  expect(isWebAddress('javascript:alert(1)')).toBe(false)
  expect(isWebAddress('')).toBe(false)
})

test('what is written without a site is a page of every site; console, files and named sites are none', () => {
  expect(pageOfSite('/loan')).toBe('/loan')
  expect(pageOfSite('/helpCenter?id=7#help-7')).toBe('/helpCenter')
  for (const address of [
    '/lanzhou/loan',
    '/console/tasks',
    '/policyCalendar.ics',
    '/lite/apply',
    'tel:12345',
  ])
    expect(pageOfSite(address)).toBeUndefined()
})
