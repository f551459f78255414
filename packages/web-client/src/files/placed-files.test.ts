import { expect, test } from 'vitest'
import { emptyPlaces, toPlaced, toPlaces } from './placed-files.ts'

const [licence, first, second] = [{ fileId: 'a' }, { fileId: 'b' }, { fileId: 'c' }]
const NAMES = ['营业执照', '银行流水', '购销合同']

test('one file or several sheets of a place go to the call by the name of the document, in the order of the list', () => {
  const placed = { 银行流水: [first, second], 营业执照: licence, 购销合同: null, 别的: { fileId: 'd' } }
  expect(toPlaced(placed, NAMES)).toEqual([
    { name: '营业执照', fileId: 'a' },
    { name: '银行流水', fileId: 'b' },
    { name: '银行流水', fileId: 'c' },
  ])
  expect(emptyPlaces(placed, NAMES)).toEqual(['购销合同'])
  expect(toPlaced(undefined, NAMES)).toEqual([])
})

test('the files of a record go back to their places, others stay beside', () => {
  const scan = { fileId: 'a', purpose: '营业执照' }
  const loose = { fileId: 'b', purpose: 'attachment' }
  expect(toPlaces([scan, loose], ['营业执照', '银行流水'])).toEqual({
    documents: { 营业执照: [scan], 银行流水: [] },
    files: [loose],
  })
})
