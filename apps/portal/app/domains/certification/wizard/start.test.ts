import { expect, test } from 'vitest'
import { certificationFields } from '../lite/fields.ts'
import { draftNames } from '../../../shell/plain/plain-field.ts'
import { draftOf as plainDraftOf } from '../../../shell/plain/typed.ts'
import type { WizardDraft } from './draft.ts'
import { file, refusedRecord as record } from './refused-record.fixtures.ts'
import { startOf } from './start.ts'

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
