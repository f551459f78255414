import { expect, test } from 'vitest'
import { isSafeHref, lineOfRuns, textRuns, wordsOfLine } from './text-runs.ts'

test('bold words and links are read, and written back as they were', () => {
  const line =
    '请于**11月30日**前在[申报页面](https://www.gansu.gov.cn/a?b=1)提交，或拨打[热线](tel:0931-12345)。'
  expect(textRuns(line)).toEqual([
    { text: '请于' },
    { text: '11月30日', isBold: true },
    { text: '前在' },
    { text: '申报页面', href: 'https://www.gansu.gov.cn/a?b=1' },
    { text: '提交，或拨打' },
    { text: '热线', href: 'tel:0931-12345' },
    { text: '。' },
  ])
  expect(lineOfRuns(textRuns(line))).toBe(line)
})

test('a link that may not be followed is its words alone', () => {
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    'https://a b',
  ])
    expect(isSafeHref(href)).toBe(false)
  expect(textRuns('看[这里](javascript:alert)吧')).toEqual([{ text: '看这里吧' }])
  expect(lineOfRuns([{ text: '这里', href: 'javascript:alert(1)' }])).toBe('这里')
  for (const href of [
    '/newsInfo?tab=notices',
    '/helpCenter?id=7#help-7',
    '/search?keyword=%E8%B4%B4%E6%81%AF',
  ])
    expect(isSafeHref(href)).toBe(true)
})

test('marks that are words survive being written and read', () => {
  for (const text of ['5*3**2', '[附件]', 'C:\\目录', '**', '[a](b)', '〔2026〕2号'])
    expect(textRuns(lineOfRuns([{ text }]))).toEqual([{ text }])
})

test('a bold mark without its end is two stars', () => {
  expect(textRuns('注意**未完')).toEqual([{ text: '注意**未完' }])
  expect(wordsOfLine('**甲**乙[丙](/loan)')).toBe('甲乙丙')
})
