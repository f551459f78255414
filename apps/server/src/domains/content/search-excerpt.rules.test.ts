import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptParts } from './search-excerpt.rules.ts'

const plain = (text: string, ...words: string[]) =>
  excerptParts(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('a short text is shown whole, as one line without the marks of its lines', () => {
  expect(plain('## 怎么办理\n\n1. 登录\n2. 申请贷款', '贷款')).toBe('怎么办理 登录 申请[贷款]')
})

test('a long text is cut around its first match', () => {
  const text = `${'甘'.repeat(200)}贴息${'肃'.repeat(200)}`
  const shown = plain(text, '贴息')
  expect(shown).toMatch(/^…甘{16}\[贴息\]肃+…$/)
  expect([...shown.replaceAll(/[[\]…]/g, '')]).toHaveLength(90)
})

test('without a match the beginning is shown', () => {
  expect(plain('甘'.repeat(91), '贴息')).toBe(`${'甘'.repeat(90)}…`)
  expect(plain('', '贴息')).toBe('')
})

test('an excerpt is a stretch of the text and never half a sign', () => {
  const text = fc.string({ unit: fc.constantFrom('甘', '𠮷', '贷', ' ', '\n'), maxLength: 300 })
  fc.assert(
    fc.property(text, (whole) => {
      const shown = excerptParts(whole, ['贷'])
        .map((part) => part.text)
        .join('')
      const line = whole.split(/\s+/).filter(Boolean).join(' ')
      expect(line).toContain(shown.replace(/^…/, '').replace(/…$/, ''))
      expect(shown.isWellFormed()).toBe(true)
    }),
  )
})

test('bold words and links are their words alone', () => {
  expect(excerptParts('**重点企业**见[名单](/rosterPublicity)', [])).toEqual([
    { text: '重点企业见名单', isMatch: false },
  ])
})
