import { expect, test } from 'vitest'
import { documentOf, textOfDocument } from './rich-document.ts'

const PICTURE = '9f86d081884c4d65a2feaa0c55ad015a'

test('a text that is opened and saved is the same text', () => {
  const text = `开头**重点**，见[公告](/newsInfo)。\n\n## 标题\n\n### 小标题\n\n- 甲\n- **乙**\n\n1. 一\n2. 二\n\n![示意图](${PICTURE})\n\n\\- 不是列表`
  expect(textOfDocument(documentOf(text))).toBe(text)
})

test('an empty text opens as one empty paragraph and stays empty', () => {
  expect(documentOf('').content).toEqual([{ type: 'paragraph' }])
  expect(textOfDocument(documentOf(''))).toBe('')
})

test('a list within a list becomes one list, and empty points go', () => {
  const item = (text: string, more: object[] = []) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) }, ...more],
  })
  const inner = { type: 'bulletList', content: [item('乙'), item('')] }
  const doc = { type: 'doc', content: [{ type: 'bulletList', content: [item('甲', [inner]), item('丙')] }] }
  expect(textOfDocument(doc)).toBe('- 甲\n- 乙\n- 丙')
})

test('what is typed like a mark stays words', () => {
  const typed = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '## **甲** [乙](丙)' }] }],
  }
  const text = textOfDocument(typed)
  expect(documentOf(text).content).toEqual(typed.content)
})
