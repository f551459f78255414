import { expect, test } from 'vitest'
import { documentsProblem, isOfLayer } from './listing.rules.ts'

const asked = ['挂牌申请书', '股东会决议']
const place = (name: string, fileId: string) => ({ name, fileId })

test('every document of the list has one file of its own', () => {
  const both = [place('挂牌申请书', 'a'), place('股东会决议', 'b')]
  expect(documentsProblem(asked, both)).toBeUndefined()
  expect(documentsProblem(asked, both.toReversed())).toBeUndefined()
})

test.each([
  [[place('挂牌申请书', 'a')], '还缺：股东会决议'],
  [[], '还缺：挂牌申请书、股东会决议'],
  [[place('挂牌申请书', 'a'), place('股东会决议', 'b'), place('广告', 'c')], '材料清单中没有：广告'],
  [[place('挂牌申请书', 'a'), place('股东会决议', 'a')], '每项材料一个文件，同一文件不能用于两项'],
  [
    [place('挂牌申请书', 'a'), place('挂牌申请书', 'c'), place('股东会决议', 'b')],
    '每项材料一个文件，同一文件不能用于两项',
  ],
])('%j is refused with the sentence that says why', (given, sentence) => {
  expect(documentsProblem(asked, given)).toBe(sentence)
})

test('the letter of a code is the layer that was applied for, where there is one', () => {
  expect(isOfLayer('GS000001F', 'F')).toBe(true)
  expect(isOfLayer('GS000001', 'P')).toBe(true)
  expect(isOfLayer('GS000001G', 'F')).toBe(false)
})
