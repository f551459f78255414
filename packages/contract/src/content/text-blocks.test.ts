import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

test('a text falls into headings, paragraphs, points and steps', () => {
  expect(textBlocks('开头。\n\n## 怎么办\n\n1. 登录\n2. 提交\n\n- 甲\n- 乙\n\n结尾。')).toEqual([
    { kind: 'paragraph', text: '开头。' },
    { kind: 'heading', text: '怎么办' },
    { kind: 'steps', items: ['登录', '提交'] },
    { kind: 'points', items: ['甲', '乙'] },
    { kind: 'paragraph', text: '结尾。' },
  ])
})

test('markup and odd marks stay the words they are', () => {
  expect(textBlocks('<script>alert(1)</script>\n#标题\n-无空格\n2026. 年\n')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
    { kind: 'paragraph', text: '#标题' },
    { kind: 'paragraph', text: '-无空格' },
    { kind: 'paragraph', text: '2026. 年' },
  ])
})

test('an empty text has no blocks', () => {
  expect(textBlocks('')).toEqual([])
  expect(textBlocks(' \n\r\n ')).toEqual([])
})
