import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, plainWords } from './clean-text.ts'
import { textBlocks } from './text-blocks.ts'

const PICTURE = '9f86d081884c4d65a2feaa0c55ad015a'

test('programs, styles and tags go; what a person reads stays', () => {
  expect(
    cleanText('<p class="MsoNormal">第一段<o:p></o:p></p><script>alert(1)</script><b>第二</b>段<br>末'),
  ).toBe('第一段\n\n第二段\n\n末')
  expect(cleanText('<scr<script>x</script>ipt>alert(1)</script>')).not.toMatch(/<script/i)
  expect(cleanText('<img src=x onerror=alert(1)>利率 < 3%，<甲方>')).toBe('利率 < 3%，<甲方>')
})

test('a tag that is put together by what cleaning leaves is no tag', () => {
  expect(cleanText('<[a](b)>甲')).toBe('甲')
  expect(cleanText('<[script](x)>alert(1)</[script](x)>')).not.toMatch(/<script/)
})

test('a clean text stays as it is, blocks and all', () => {
  const text = `开头**重点**。\n\n## 标题\n\n### 小标题\n\n- 甲\n- 乙\n\n1. 一\n2. 二\n\n![示意图](${PICTURE})`
  expect(cleanText(text)).toBe(text)
  expect(textBlocks(text).at(-1)).toEqual({ kind: 'picture', fileId: PICTURE, alt: '示意图' })
})

test('cleaning twice is cleaning once, and leaves no tag', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '<script>',
    '</script>',
    '<',
    '>',
    '**',
    '[a](b)',
    '\\',
    '甲',
    ' ',
    '\n',
    '- ',
    '## ',
    '1. ',
    '<!--',
    '-->',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = cleanText(pieces.join(''))
      expect(cleanText(once)).toBe(once)
      expect(once).not.toMatch(/<\/?(?:b|script)\b[^<>]*>/)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test('the words of a text are without its marks', () => {
  expect(plainWords(`## 标题\n- [甲](/loan)\n![图](${PICTURE})`)).toBe('标题\n甲\n图')
})

test('a picture without words or with another address than a file of ours is no picture', () => {
  expect(textBlocks(`![](${PICTURE})`)[0]?.kind).toBe('paragraph')
  expect(textBlocks('![图](https://evil.example/a.png)')[0]?.kind).toBe('paragraph')
})
