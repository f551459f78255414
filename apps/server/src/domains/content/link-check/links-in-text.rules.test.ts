import { expect, test } from 'vitest'
import { innerForm, linksOf } from './links-in-text.rules.ts'

test('links of paragraphs, lists and fields are found once each; mailboxes and telephones are none', () => {
  const text = [
    '看[政策](/policyDetail?id=3)，或写信到[信箱](mailto:a@gansu.gov.cn)。',
    '- [官网](https://www.gansu.gov.cn/)',
    '- [再看](/policyDetail?id=3)',
    '1. [电话](tel:12345)',
    '不是链接：[脚本](javascript:alert)',
  ].join('\n')
  const field = { label: '原文链接', href: 'https://www.gov.cn/a' }
  expect(linksOf([text], [field, { label: '外部网址', href: null }])).toEqual([
    { href: 'https://www.gov.cn/a', words: '原文链接' },
    { href: '/policyDetail?id=3', words: '政策' },
    { href: 'https://www.gansu.gov.cn/', words: '官网' },
  ])
})

test('an address of this portal that was written whole is one inside', () => {
  expect(innerForm('https://portal.gansu.example/loan?a=1', 'https://portal.gansu.example')).toBe('/loan?a=1')
  expect(innerForm('https://other.gansu.example/loan', 'https://portal.gansu.example')).toBe(
    'https://other.gansu.example/loan',
  )
  expect(innerForm('https://other.gansu.example/loan', undefined)).toBe('https://other.gansu.example/loan')
})
