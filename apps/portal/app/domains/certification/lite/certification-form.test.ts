import { getCertification, submitCertification } from '@lqr/contract/certification/calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { getAgreement, giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import { deleteFormDraft, getFormDraft, updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { expect, test, vi } from 'vitest'
import { FORM_NAMES, SAVE } from '../../../shell/plain/form-names.ts'
import { fileText } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { file, refusedRecord } from '../wizard/refused-record.fixtures.ts'
import { certificationAction, ownRecord } from './certification-form.ts'

/** What was filled in for version 2; the enterprise stands at version 3 meanwhile. */
const TYPED = {
  applicantKind: 'ENTERPRISE',
  corporateName: '皋兰示例食品有限公司',
  creditCode: '91620102MA00000019',
  foundDate: '2015-03-01',
  regCapitalYuan: '500',
  industryCode: 'C',
  areaCode: '620122',
  address: '皋兰县石洞镇示例路 1 号',
  legalPersonName: '示例法人',
  contactName: '示例联系人',
  contactPhone: '13900000000',
  employees: '36',
  annualRevenueYuan: '1280',
  totalAssetsYuan: '600',
}
const overtaken = () => Response.json({ key: 'kernel.conflict', msg: '内容已被其他人更新' }, { status: 409 })
const outdated = () =>
  Response.json({ key: 'identity.agreementOutdated', msg: '协议已更新' }, { status: 409 })

async function sentAs(more: Readonly<Record<string, string>>) {
  const sent: Partial<Record<'submitted' | 'agreed' | 'kept' | 'dropped', unknown>> = {}
  const answer = async (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getUserInfo) return { user: { userId: '1' } }
    if (call === getCertification) return { ...refusedRecord, certiFlg: 3, version: 3 }
    if (call === getAgreement) return { title: '单独同意书', version: '1', body: '' }
    if (call === getFormDraft) return { owner: '1', draft: null }
    if (call === updateFormDraft) sent.kept = input
    else if (call === deleteFormDraft) sent.dropped = input
    else if (call === submitCertification) sent.submitted = input
    else if (call === giveConsent) sent.agreed = input
    if (call === submitCertification && more.version !== '3') throw overtaken()
    if (call === giveConsent && more.agreementVersion !== '1') throw outdated()
    return { certiFlg: 3 }
  }
  const values = Object.entries(TYPED).map(([name, value]) => [`values/${name}`, value] as const)
  const documents = { [`${FORM_NAMES.kept}license`]: fileText(file('1')) }
  const body = new URLSearchParams({ ...Object.fromEntries(values), ...documents, ...more })
  const request = new Request('http://portal/lite/certification?change=1', { method: 'POST', body })
  const shown = await certificationAction(request, answer as LoaderApi)
  return { ...sent, shown }
}

test('what was filled in for another state is refused, and stays on the page and in the draft of that state', async () => {
  const { submitted, kept, shown } = await sentAs({ version: '2' })
  expect(submitted).toMatchObject({ body: { version: 2, address: TYPED.address } })
  expect(kept).toMatchObject({ params: { form: 'certification', subject: '7-2' } })
  expect(shown).toMatchObject({
    data: {
      refusal: '内容已被其他人更新',
      typed: { values: { 'values/address': TYPED.address, version: '2' } },
    },
  })
})

test('what was filled in for the state as it is goes through, and its draft is over', async () => {
  const { submitted, dropped, shown } = await sentAs({ version: '3' })
  expect(submitted).toMatchObject({ body: { version: 3 } })
  expect(dropped).toMatchObject({ params: { subject: '7-3' } })
  expect(shown).toMatchObject({ status: 303 })
})

test('what is put by is kept for the state that its page showed, and for the present one where it says none', async () => {
  expect((await sentAs({ version: '2', [FORM_NAMES.act]: SAVE })).kept).toMatchObject({
    params: { subject: '7-2' },
  })
  expect((await sentAs({ [FORM_NAMES.act]: SAVE })).kept).toMatchObject({ params: { subject: '7-3' } })
})

test('the consent to the id number is given to the text that the page showed, and to no other one', async () => {
  const ticked = { version: '3', 'values/legalPersonIdNo': '11010519491231002X', legalPersonConsent: '1' }
  const shown = await sentAs({ ...ticked, agreementVersion: '1' })
  expect(shown.agreed).toMatchObject({ body: { agreementVersion: '1' } })
  expect(shown.submitted).toMatchObject({ body: { legalPersonIdNo: '11010519491231002X' } })
  for (const [carried, sent] of [
    [{ agreementVersion: '0.9' }, '0.9'],
    [{}, '0'],
  ] as const) {
    const before = await sentAs({ ...ticked, ...carried })
    expect(before.agreed).toMatchObject({ body: { agreementVersion: sent } })
    expect(before.submitted).toBeUndefined()
    expect(before.shown).toMatchObject({ data: { errors: { legalPersonConsent: '协议已更新' } } })
  }
})

test('an account that is no enterprise is told so, and is not sent away without a word', async () => {
  const { key, msg } = kernelErrors.forbidden
  const api = vi.fn().mockRejectedValue(Response.json({ key, msg }, { status: 403 }))
  await expect(
    ownRecord(new Request('http://portal/lite/certification'), api as LoaderApi),
  ).rejects.toMatchObject({ data: { key }, init: { status: 403 } })
})
