import { expect, test } from 'vitest'
import { certificationFields } from '../lite/fields.ts'
import type { CertificationRecord } from '../load-certification.ts'
import { draftNames } from '../../../shell/plain/plain-field.ts'
import { draftOf as plainDraftOf } from '../../../shell/plain/typed.ts'
import type { WizardDraft } from './draft.ts'
import { startOf } from './start.ts'

const file = (fileId: string) => ({ fileId, name: `执照${fileId}.png`, size: 2048, mime: 'image/png' })

/** An enterprise whose certification was refused: it has handed in document 1 and letter 2. */
const record: CertificationRecord = {
  companyId: '7',
  certiFlg: 4,
  corporateName: '皋兰县某某食品有限公司',
  creditCode: '91620102MA0000000X',
  creditCodeSuspect: false,
  areaName: '皋兰县',
  submittedAt: null,
  reviewedAt: null,
  applicantKind: 'ENTERPRISE',
  legalPersonName: '某某某',
  legalPersonIdNoMasked: '110***********002X',
  contactName: '某某',
  contactPhone: '13900000000',
  opensPhone: false,
  industryCode: 'C',
  areaCode: '620122',
  address: '皋兰县石洞镇某某路 1 号',
  regCapitalYuan: 5_000_000,
  foundDate: '2015-03-01',
  employees: 36,
  annualRevenueYuan: 12_805_000,
  totalAssetsYuan: 0,
  scale: null,
  license: file('1'),
  authLetter: file('2'),
  rejectReason: '营业执照不清晰',
  history: [],
  version: 2,
  can: { submit: true, review: false },
}

/** What `/lite/certification` puts by: the documents and texts of its own fields. */
function plainDraft(license: ReturnType<typeof file>, values: Record<string, string> = {}): WizardDraft {
  const typed = { values, files: { license: [license], authLetter: [] } }
  return plainDraftOf(typed, draftNames(certificationFields('单独同意书'))) as WizardDraft
}

test('without a draft the wizard begins with what the enterprise has told', () => {
  expect(startOf(record, undefined)).toMatchObject({
    files: { license: file('1'), authLetter: file('2') },
    values: { contactName: '某某', licenseFileId: '1', authLetterFileId: '2' },
  })
})

test('the documents that are shown are those that are sent, on whichever page they were handed in', () => {
  expect(startOf(record, plainDraft(file('9'), { 'values/contactName': '另一位' }))).toMatchObject({
    files: { license: file('9'), authLetter: null },
    values: { contactName: '另一位', licenseFileId: '9', authLetterFileId: '' },
  })
  expect(startOf(record, plainDraft(file('9'))).values).toMatchObject({
    contactName: '某某',
    licenseFileId: '9',
  })
})

test('an id number and a consent that an older draft holds are asked for anew', () => {
  const kept = { legalPersonIdNo: '11010519491231002X', legalPersonConsent: 'FRSF-2026.11' }
  const { values } = startOf(record, { values: kept, license: file('9'), authLetter: null })
  expect(values).toMatchObject({ legalPersonIdNo: '', legalPersonConsent: '' })
})
