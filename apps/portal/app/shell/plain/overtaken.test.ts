import { expect, test } from 'vitest'
import { plainCopy } from './copy.ts'
import { toldOvertaken, versionIn } from './overtaken.ts'

const sentFor = (version: string) => ({ typed: { values: { note: '原因', version }, files: {} }, errors: {} })

test('a form that comes back over what was changed since is told so, whatever it was refused for', () => {
  const sent = { ...sentFor('2'), errors: { note: '请填写原因' }, refusal: '内容已被其他人更新' }
  const told = { ...sent, refusal: plainCopy.overtaken }
  expect(toldOvertaken(sent, { version: '3' })).toEqual(told)
  expect(toldOvertaken({ ...sent, notice: '已暂存' }, { version: '3' })).toEqual(told)
})

test('nothing is told where nothing has changed, nor of the change that put it by in its own row', () => {
  const own = { ...sentFor('2'), rowId: '7' }
  expect(toldOvertaken(sentFor('2'), { version: '2' })).toEqual(sentFor('2'))
  expect(toldOvertaken(sentFor('2'), {})).toEqual(sentFor('2'))
  expect(toldOvertaken(own, { version: '3' })).toBe(own)
})

test('what a form says of its page is read as a version or not at all', () => {
  expect(['2', '', '0', '1.5', 'x'].map((version) => versionIn(sentFor(version).typed))).toEqual([
    2,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
