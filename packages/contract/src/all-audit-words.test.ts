import { expect, test } from 'vitest'
import { auditActions, auditEntities } from './all-audit-words.ts'

const CHINESE_NAME = /^[\p{Script=Han}，：]{2,20}$/u

test.each([
  ['actions', auditActions, /^[a-z]+(-?[A-Za-z]+)*$/],
  ['actions', auditActions, /^[a-z][A-Za-z]*(-[a-z][A-Za-z]*)*$/],
  ['entities', auditEntities, /^[a-z]+(_[a-z]+)*$/],
] as const)('audit %s are told apart by word and by 中文 name', (_, words, form) => {
  for (const { code, name } of words) {
    expect(code).toMatch(form)
    expect(name).toMatch(CHINESE_NAME)
  }
  expect(new Set(words.map(({ code }) => code)).size).toBe(words.length)
})

test('no two actions have the same name, so a filter says which one it means', () => {
  const names = auditActions.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
