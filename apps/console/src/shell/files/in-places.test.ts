import { expect, test } from 'vitest'
import { inPlaces } from './in-places.ts'

const file = (fileId: string, purpose: string) => ({
  fileId,
  purpose,
  name: `${fileId}.pdf`,
  size: 1,
  mime: 'application/pdf',
})
const shown = (names: readonly string[], files: readonly ReturnType<typeof file>[]) =>
  inPlaces(names, files, '其他材料').map((place) => [place.name, place.files.map(({ fileId }) => fileId)])

test('each document has its place, also an empty one; what was asked for later and what has no place follow', () => {
  const files = [
    file('1', 'application'),
    file('2', '近一年财务报表'),
    file('3', '水电费凭证'),
    file('4', '近一年财务报表'),
  ]
  expect(shown(['营业执照', '近一年财务报表'], files)).toEqual([
    ['营业执照', []],
    ['近一年财务报表', ['2', '4']],
    ['水电费凭证', ['3']],
    ['其他材料', ['1']],
  ])
})

test('without files without a place nothing is said of them', () => {
  expect(shown(['营业执照'], [file('1', '营业执照')])).toEqual([['营业执照', ['1']]])
})
