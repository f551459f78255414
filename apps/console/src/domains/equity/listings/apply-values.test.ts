import { expect, test } from 'vitest'
import { listingForm } from '@lqr/contract/equity/listing-form.ts'
import { placeProblems, toListingBody } from './apply-values.ts'

const item = { id: '7', documents: ['挂牌申请书', '股东会决议'] }
const file = (fileId: string) => ({ fileId, name: 'a.pdf', size: 1, mime: 'application/pdf' })
const documents = {
  挂牌申请书: [file('a'.repeat(32))],
  股东会决议: [file('b'.repeat(32))],
  已不要求的材料: [file('c'.repeat(32))],
}
const values = {
  shortName: '示例股份',
  shareholders: '12',
  introduction: '公司主营马铃薯精深加工，近两年连续经营，拟通过挂牌规范治理。',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  documents,
}

test('what is typed is what the call takes, the documents in the order of the list', () => {
  const body = toListingBody(values, item)
  expect(listingForm.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ shareholders: 12 })
  expect(body.documents.map(({ name }) => name)).toEqual(item.documents)
})

test('places without a file are named, whole forms are not', () => {
  expect(placeProblems({ documents: { 挂牌申请书: documents.挂牌申请书 } }, item.documents)).toEqual({
    documents: '还缺：股东会决议',
  })
  expect(placeProblems({}, item.documents)).toEqual({ documents: '还缺：挂牌申请书、股东会决议' })
  expect(placeProblems(values, item.documents)).toEqual({})
})
