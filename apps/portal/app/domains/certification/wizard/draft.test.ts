import { expect, test } from 'vitest'
import { draftOf, draftSubject } from './draft.ts'

const owner = { companyId: '7', version: 2 }
const draft = {
  values: {
    corporateName: '皋兰县某某食品有限公司',
    legalPersonIdNo: '11010519491231002X',
    legalPersonConsent: 'FRSF-2026.11',
  },
  license: { fileId: '12', name: '营业执照.png', size: 2048, mime: 'image/png' },
  authLetter: null,
}

test('what was typed is kept, the id number and the consent to it never', () => {
  expect(draftOf(draft)).toEqual({
    values: { corporateName: '皋兰县某某食品有限公司' },
    license: draft.license,
    authLetter: null,
  })
})

test('another company, or the same after a review, is not offered the draft', () => {
  const others = [
    { ...owner, companyId: '8' },
    { ...owner, version: 3 },
  ].map(draftSubject)
  expect(others).not.toContain(draftSubject(owner))
})
