import { describe, expect, test } from 'vitest'
import {
  goesToReview,
  keepsIdNumber,
  schemaOf,
  stepOfFields,
  type WizardValues,
  wizardSchema,
} from './schema.ts'
import { refusedRecord } from './refused-record.fixtures.ts'

const typed: WizardValues = {
  corporateName: '皋兰县某某食品有限公司',
  creditCode: '91620102MA0000000X',
  legalPersonName: '某某某',
  legalPersonIdNo: '11010519491231002X',
  legalPersonConsent: 'FRSF-2026.11',
  contactName: '某某',
  contactPhone: '13900000000',
  industryCode: 'C',
  areaCode: '620122',
  address: '皋兰县石洞镇某某路 1 号',
  regCapitalYuan: '500',
  foundDate: '2015-03-01',
  employees: '36',
  annualRevenueYuan: '1280.5',
  totalAssetsYuan: '0',
  licenseFileId: '12',
  authLetterFileId: '',
}

const errorsOf = (change: Partial<WizardValues>) => {
  const result = wizardSchema.safeParse({ ...typed, ...change })
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the form of a certified enterprise', () => {
  const certified = { ...refusedRecord, certiFlg: 3 as const, legalPersonName: typed.legalPersonName }
  const kept = { ...typed, legalPersonIdNo: '', legalPersonConsent: '', licenseFileId: '1' }
  const problemsOf = (change: Partial<WizardValues>) =>
    (schemaOf(certified).safeParse({ ...kept, ...change }).error?.issues ?? []).map(({ path }) =>
      path.join('.'),
    )

  test('keeps the id number that is left empty, of the same legal representative alone', () => {
    expect(schemaOf(certified).parse(kept).legalPersonIdNo).toBeUndefined()
    expect(problemsOf({ legalPersonName: '另一位' })).toEqual(['legalPersonIdNo'])
  })

  test('asks for a number that was deleted with its consent as soon as there is something to review', () => {
    const deleted = { ...certified, legalPersonIdNoMasked: null }
    const asks = (change: Partial<WizardValues>) =>
      schemaOf(deleted).safeParse({ ...kept, applicantKind: deleted.applicantKind, ...change }).error?.issues
    expect(asks({ address: '皋兰县石洞镇某某路 2 号' })).toBeUndefined()
    expect(asks({ corporateName: '皋兰县另一食品有限公司' })).toMatchObject([{ path: ['legalPersonIdNo'] }])
    expect(asks({ licenseFileId: '9' })).toMatchObject([{ path: ['legalPersonIdNo'] }])
    expect(keepsIdNumber(deleted, typed.legalPersonName)).toBe(false)
    expect(keepsIdNumber(certified, typed.legalPersonName)).toBe(true)
  })

  test('asks for the consent to a number that is typed', () => {
    expect(problemsOf({ legalPersonIdNo: typed.legalPersonIdNo })).toEqual(['legalPersonConsent'])
    expect(problemsOf({ legalPersonIdNo: '123', legalPersonConsent: 'FRSF-2026.11' })).toEqual([
      'legalPersonIdNo',
    ])
  })

  test('waits for a review only with what a register certifies, or another licence', () => {
    const same = { ...kept, applicantKind: certified.applicantKind }
    const waits = (change: Partial<WizardValues>) => goesToReview(certified, { ...same, ...change })
    expect(waits({ address: '皋兰县石洞镇某某路 2 号', employees: '90', contactPhone: '13900000001' })).toBe(
      false,
    )
    expect(waits({ corporateName: '皋兰县另一食品有限公司' })).toBe(true)
    expect(waits({ legalPersonIdNo: typed.legalPersonIdNo })).toBe(true)
    expect(waits({ licenseFileId: '9' })).toBe(true)
  })
})

describe('the certification form', () => {
  test('amounts typed in 万元 are sent as whole yuan, persons as a number, an absent letter not at all', () => {
    expect(wizardSchema.parse(typed)).toMatchObject({
      regCapitalYuan: 5_000_000,
      annualRevenueYuan: 12_805_000,
      totalAssetsYuan: 0,
      employees: 36,
      authLetterFileId: undefined,
    })
  })

  test.each([
    [{ regCapitalYuan: '' }, 'regCapitalYuan', '请输入注册资本'],
    [{ regCapitalYuan: '五百' }, 'regCapitalYuan', '只能输入数字'],
    [{ annualRevenueYuan: '1.23456' }, 'annualRevenueYuan', '上年营业收入最多四位小数，精确到元'],
    [{ employees: '3.5' }, 'employees', '从业人数须为整数'],
    [{ industryCode: 'F' }, 'industryCode', '请选择到细分行业'],
    [{ industryCode: '' }, 'industryCode', '请选择所属行业'],
    [{ legalPersonIdNo: '11010519491231002' }, 'legalPersonIdNo', '请输入正确的法定代表人身份证号'],
    [{ licenseFileId: '' }, 'licenseFileId', '请上传营业执照'],
    [{ foundDate: '' }, 'foundDate', '请选择成立日期'],
  ] as const)('%o is explained at %s', (change, field, message) => {
    expect(errorsOf(change)).toEqual({ [field]: message })
  })

  test('a wrong check digit of the credit code does not stop the form', () => {
    expect(errorsOf({ creditCode: '91620102MA00000001' })).toEqual({})
  })

  test('a field the server refuses is found in its step', () => {
    expect(stepOfFields(['licenseFileId'])).toBe(0)
    expect(stepOfFields(['creditCode'])).toBe(1)
    expect(stepOfFields(['unknown'])).toBeUndefined()
  })
})
