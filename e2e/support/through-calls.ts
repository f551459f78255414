import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  getCertification,
  reviewCertification,
  submitCertification,
  uploadCertificate,
} from '../../packages/contract/src/certification/calls.ts'
import { uploadFile } from '../../packages/contract/src/files/calls.ts'
import { getCaptcha, register, sendCode } from '../../packages/contract/src/identity/calls.ts'
import { getAgreement, giveConsent } from '../../packages/contract/src/identity/consent-calls.ts'
import { callAddress } from '../../packages/contract/src/kernel/call-address.ts'
import type { AnyCall } from '../../packages/contract/src/kernel/define-call.ts'
import { AUTHORISATION_LETTER_VERSION } from '../../packages/contract/src/credit/authorisation-letter.ts'
import { applyForProduct } from '../../packages/contract/src/applications/calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import type { ProductCard } from '../../packages/contract/src/products/entities.ts'
import { type Credentials, tokenOf } from './accounts.ts'
import { answerOf, ask, headersOf } from './calls.ts'
import { type Document, pdf, png } from './documents.ts'
import { captchaAnswer, smsCode } from './inbox.ts'
import { ENTERPRISE_FACTS, type NewEnterprise, newEnterprise } from './new-enterprise.ts'

/** An enterprise with an account, signed in. */
export interface SignedInEnterprise extends NewEnterprise, Credentials {
  readonly token: string
  readonly companyId: string
}

/** Registers a fresh enterprise of the county and signs it in, by calls alone; it is not certified yet. */
export async function registeredEnterprise(
  request: APIRequestContext,
  areaCode: string,
  enterprise = newEnterprise(areaCode),
): Promise<SignedInEnterprise> {
  const { username, password, phone, corporateName } = enterprise
  const { uuid } = await ask(request, getCaptcha, {})
  const captcha = await captchaAnswer(request, uuid)
  await ask(request, sendCode, { query: { phone, scene: 'register' }, body: { uuid, captcha } })
  const verificationCode = await smsCode(request, phone, 'register')
  const { version } = await ask(request, getAgreement, {})
  const account = { username, password, phone, verificationCode, corporateName }
  await ask(request, register, {
    body: { ...account, actionCode: 'YHZC', agreementVersion: version, consent: true },
  })
  const credentials = { username, password, userType: 'enterprise' } as const
  const { access_token: token } = await tokenOf(request, credentials)
  const { companyId } = await ask(request, getCertification, {}, { token })
  return { ...enterprise, ...credentials, token, companyId }
}

/** The same, with its certification waiting for the operator. */
export async function waitingEnterprise(
  request: APIRequestContext,
  areaCode: string,
  as?: NewEnterprise,
): Promise<SignedInEnterprise> {
  const enterprise = await registeredEnterprise(request, areaCode, as)
  await submit(request, enterprise)
  return enterprise
}

/** Hands in the certification with this legal representative. */
async function submit(
  request: APIRequestContext,
  { token, corporateName, creditCode, areaCode }: SignedInEnterprise,
  legalPersonName: string = ENTERPRISE_FACTS.legalPersonName,
): Promise<void> {
  const licence = await upload(
    request,
    uploadCertificate,
    png('营业执照.png'),
    { token },
    { filetype: 'license' },
  )
  await agreeForLegalPerson(request, token, legalPersonName)
  const names = { corporateName, creditCode, areaCode, legalPersonName }
  const facts = { ...ENTERPRISE_FACTS, ...names, licenseFileId: licence.fileId }
  await ask(request, submitCertification, { body: facts }, { token, key: randomUUID() })
}

/** What the wizard records before it submits an id number. */
async function agreeForLegalPerson(
  request: APIRequestContext,
  token: string,
  subjectName: string,
): Promise<void> {
  const { version } = await ask(request, getAgreement, { query: { kind: 'legalPersonId' } })
  await ask(
    request,
    giveConsent,
    { body: { agreementVersion: version, consent: true, subjectName } },
    { token },
  )
}

async function approve(
  request: APIRequestContext,
  { companyId }: Pick<SignedInEnterprise, 'companyId'>,
): Promise<void> {
  const { access_token } = await tokenOf(request, 'operator')
  const body = { companyId, decision: 'approve' } as const
  await ask(request, reviewCertification, { body }, { token: access_token })
}

/** A certified enterprise gets another legal representative, approved by the operator. */
export async function changeLegalPerson(
  request: APIRequestContext,
  enterprise: SignedInEnterprise,
  name: string,
): Promise<void> {
  await submit(request, enterprise, name)
  await approve(request, enterprise)
}

/** The same, certified by the operator. */
export async function certifiedEnterprise(
  request: APIRequestContext,
  areaCode: string,
  as?: NewEnterprise,
): Promise<SignedInEnterprise> {
  const enterprise = await waitingEnterprise(request, areaCode, as)
  await approve(request, enterprise)
  return enterprise
}

/** The product of the institution where `officer` and `manager` work. */
export async function productOfDemoBank(request: APIRequestContext): Promise<ProductCard> {
  const { list } = await ask(request, listProducts, { body: { keyword: '经营快贷', onlineApply: true } })
  const product = list.find(({ orgName }) => orgName === '祁连银行股份有限公司')
  if (!product) throw new Error('the demonstration bank offers no 经营快贷')
  return product
}

/** A document of the enterprise, a picture or a PDF as its name says, not used for anything yet. */
export function uploadedDocument(request: APIRequestContext, token: string, name: string) {
  return upload(request, uploadFile, name.endsWith('.png') ? png(name) : pdf(name), { token })
}

/** Applies for the product with one document, or with more, and answers the application's number and the first document's. */
export async function submittedApplication(
  request: APIRequestContext,
  { token }: Pick<SignedInEnterprise, 'token'>,
  product: Pick<ProductCard, 'id'>,
  further: readonly string[] = [],
): Promise<{ id: string; applyNo: string; fileId: string }> {
  const { fileId } = await uploadedDocument(request, token, '银行对账单.pdf')
  const others = await Promise.all(further.map((name) => uploadedDocument(request, token, name)))
  const body = {
    ...APPLICATION,
    letterVersion: AUTHORISATION_LETTER_VERSION,
    proId: product.id,
    fileIds: [fileId, ...others.map((other) => other.fileId)],
  }
  const { id, applyNo } = await ask(request, applyForProduct, { body }, { token, key: randomUUID() })
  return { id, applyNo, fileId }
}

/** What is applied for where the test does not say otherwise. */
export const APPLICATION = {
  amountYuan: 500_000,
  termMonths: 12,
  guaranteeMode: 'credit',
  purpose: '采购冬季原材料',
  contactName: ENTERPRISE_FACTS.contactName,
  contactPhone: ENTERPRISE_FACTS.contactPhone,
  consent: true,
} as const

async function upload(
  request: APIRequestContext,
  call: AnyCall,
  document: Document,
  { token }: { token: string },
  query: Record<string, string> = {},
): Promise<{ fileId: string }> {
  const response = await request.post(callAddress(call, { query }), {
    headers: headersOf({ token, key: randomUUID() }),
    multipart: { file: { ...document } },
  })
  return (await answerOf<{ fileId: string }>(response)).data
}
