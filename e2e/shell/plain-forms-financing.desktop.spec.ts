import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  acceptApplication,
  creditApplication,
  disburseApplication,
  getApplication,
  reviewApplication,
  signApplication,
} from '../../packages/contract/src/applications/calls.ts'
import { AUTHORISATION_LETTER_VERSION } from '../../packages/contract/src/credit/authorisation-letter.ts'
import { listAuthorisations } from '../../packages/contract/src/credit/calls.ts'
import { getNeedCase } from '../../packages/contract/src/financing/need-calls.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { acceptLeaseTask, listLeaseTasks, offerLease } from '../../packages/contract/src/leasing/calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { chinaToday } from '../../packages/contract/src/rules/china-day.ts'
import { tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { inDays } from '../support/days.ts'
import { pdf } from '../support/documents.ts'
import { offeredFor } from '../support/need-offer.ts'
import { idIn, plainPages, versionIn } from '../support/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  type SignedInEnterprise,
  submittedApplication,
} from '../support/through-calls.ts'

const named = (what: string) => `示例${what}${randomInt(10 ** 9)}`

let enterprise: SignedInEnterprise
let otherToken: string

test.beforeAll(async ({ request }) => {
  enterprise = await certifiedEnterprise(request, '620102')
  otherToken = (await tokenOf(request, 'enterprise')).access_token
})

test('a need is put by, refused with everything typed, published, its offer chosen; another company sees nothing', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const product = await productOfDemoBank(request)
  const fields = {
    title: named('周转资金'),
    demandType: 'debt',
    amountYuan: String(product.amountMinYuan / 10_000),
    termMonths: '999',
    guaranteeMode: product.guaranteeModes[0] ?? 'credit',
    purpose: '采购冬季原材料',
    industryCode: 'C',
    areaCode: '620102',
    validTo: inDays(60),
    contactName: '示例联系人',
    contactPhone: '+86 139-0000-1234',
    slots: '2',
    'documents/购销合同或订单': pdf('合同.pdf'),
  }
  const page = await own.refused('/lite/needForm', { ...fields, consent: '1' })
  expect(page).toContain(fields.title)
  expect(page).toContain('value="999"')
  expect(page).toContain('value="13900001234"')
  expect(page).toContain('已上传：合同.pdf')
  const id = /\/lite\/needForm\?id=(\d+)/.exec(page)?.[1] ?? ''
  const kept = await ask(request, getNeedCase, { params: { id } }, { token })
  expect(kept).toMatchObject({ status: 'DRAFT', title: fields.title, termMonths: null })
  expect(kept.files.map(({ name, purpose }) => [name, purpose])).toEqual([['合同.pdf', '购销合同或订单']])

  const saved = await own.post(`/lite/needForm?id=${id}`, { ...fields, termMonths: '12', _act: 'save' })
  expect(await saved.text()).toContain('已暂存')
  const file = kept.files[0]
  const keptFile = JSON.stringify({ ...file, purpose: undefined })
  const whole = {
    ...fields,
    termMonths: String(product.termMinMonths),
    'documents/购销合同或订单': '',
    '_kept:documents/购销合同或订单': keptFile,
  }
  expect(await own.refused(`/lite/needForm?id=${id}`, whole)).toContain('融资需求信息提供同意书')
  const done = await own.taken(`/lite/needForm?id=${id}`, { ...whole, consent: '1' })
  expect(done).toBe(`/lite/need?id=${id}&done=released`)
  expect(await own.open('/lite/needs')).toContain(fields.title)

  const { access_token: officer } = await tokenOf(request, 'officer')
  const responseId = await offeredFor(request, officer, id, product)

  const choose = `/lite/need?id=${id}&do=choose&of=${responseId}`
  const shown = await own.open(`/lite/need?id=${id}`)
  expect(shown).toContain(`选定${product.orgName}`)
  expect(await own.refused(choose, {})).toContain('企业信用信息查询授权书')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(`/lite/need?id=${id}`)).toBe(404)
  expect((await other.post(choose, { consent: '1' })).status()).toBe(404)
  expect((await other.post(`/lite/needForm?id=${id}`, whole)).status()).toBe(404)
  expect(await own.refused(choose, { consent: '1', version: '1' })).toContain('请查看最新内容后再操作')
  const choice = { consent: '1', version: versionIn(shown, choose) }
  expect(await own.taken(choose, choice)).toMatch(/^\/lite\/application\?id=\d+&done=applied$/)
})

test('a draft of a need is deleted, and what is no move is not found', async ({ request }) => {
  const own = plainPages(request, enterprise.token)
  const draft = await own.post('/lite/needForm', { title: named('草稿'), _act: 'save' })
  const id = /\/lite\/needForm\?id=(\d+)/.exec(await draft.text())?.[1] ?? ''
  expect(await own.open(`/lite/need?id=${id}`)).toContain('删除草稿')
  expect((await own.post(`/lite/need?id=${id}&do=nothing`, {})).status()).toBe(404)
  expect(await own.taken(`/lite/need?id=${id}&do=remove`, {})).toBe('/lite/needs?done=removed')
  expect(await own.statusOf(`/lite/need?id=${id}`)).toBe(404)
})

test('a lease need shares the draft of the full form, is refused with everything typed, and its offer is accepted', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const typed = {
    'values/kind': 'direct',
    'values/equipmentName': named('分拣设备'),
    'values/equipmentCategory': 'coldChain',
    'values/equipmentCondition': 'new',
    'values/valueYuan': '100',
    'values/amountYuan': '99',
    'values/termMonths': '36',
    'values/downPaymentPercent': '20',
    'values/purpose': '新建果蔬分拣车间',
    'values/areaCode': '620100',
    'values/contactName': '示例联系人',
    'values/contactPhone': '13900001234',
    'values/audience': 'area',
    'values/orgId': '',
    consent: '1',
  }
  const refused = await own.refused('/lite/leaseForm', { ...typed, 'files/营业执照': pdf('执照.pdf') })
  expect(refused).toContain('最多 80 万元')
  expect(refused).toContain(typed['values/equipmentName'])
  expect(refused).toContain('已上传：执照.pdf')
  const place = { params: { form: 'leaseNeed', subject: 'new' } } as const
  const { draft } = await ask(request, getFormDraft, place, { token })
  expect(JSON.parse(draft?.content ?? '')).toMatchObject({
    values: { equipmentName: typed['values/equipmentName'], amountYuan: '99' },
    files: { 营业执照: { name: '执照.pdf' } },
  })
  expect(await own.open('/lite/leaseForm')).toContain('已上传：执照.pdf')
  const shownIn = (page: string) => /name="shownConsent" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const whole = { ...typed, 'values/amountYuan': '80' }
  const shownConsent = shownIn(refused)
  const moved = await own.refused('/lite/leaseForm', {
    ...whole,
    shownConsent,
    'values/areaCode': '620500',
  })
  expect(moved).toContain('请重新阅读本页的同意书，再勾选同意')
  expect(moved).toContain(typed['values/equipmentName'])
  expect(moved).not.toMatch(/<input[^>]*name="consent"[^>]* checked/)
  expect(shownIn(moved)).not.toBe(shownConsent)
  const id = idIn(await own.taken('/lite/leaseForm', { ...whole, shownConsent }))
  expect(await own.open('/lite/leases')).toContain(typed['values/equipmentName'])

  const { access_token: lessor } = await tokenOf(request, 'lease')
  const keyword = typed['values/equipmentName']
  const { list } = await ask(request, listLeaseTasks, { body: { keyword } }, { token: lessor })
  const params = { id: list[0]?.id ?? '' }
  await ask(request, acceptLeaseTask, { params, body: {} }, { token: lessor })
  const offer = { amountYuan: 800_000, rentYuan: 24_300, ratePercent: 6, termMonths: 36, feeYuan: 0 }
  await ask(request, offerLease, { params, body: offer }, { token: lessor })
  const shown = await own.open(`/lite/lease?id=${id}`)
  const agree = /\/lite\/lease\?id=\d+&amp;do=agree&amp;of=\d+/.exec(shown)?.[0]
  const address = (agree ?? '').replaceAll('&amp;', '&')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(`/lite/lease?id=${id}`)).toBe(404)
  expect((await other.post(address, {})).status()).toBe(404)
  const version = versionIn(shown, address)
  await ask(request, offerLease, { params, body: { ...offer, ratePercent: 6.5 } }, { token: lessor })
  const renewed = await own.refused(address, { version })
  expect(renewed).toContain('6.50%')
  expect(await own.taken(address, { version: versionIn(renewed, address) })).toBe(
    `/lite/lease?id=${id}&done=agreed`,
  )
  const long = { note: '长'.repeat(501) }
  expect(await own.refused(`/lite/lease?id=${id}&do=withdraw`, long)).toContain(long.note)
  expect(await own.taken(`/lite/lease?id=${id}&do=withdraw`, { note: '不再需要' })).toContain('withdrawn')
})

test('an application is moved to another institution, and messages are marked as read', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const { list } = await ask(request, listProducts, {
    body: { onlineApply: true, pageSize: 100, amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit' },
  })
  const open = list.filter(({ applicantKinds: kinds }) => kinds.length === 0 || kinds.includes('ENTERPRISE'))
  const first = open[0]
  if (!first) throw new Error('no product takes applications online')
  const { id } = await submittedApplication(request, enterprise, first)
  const choices = await own.open(`/lite/transfer?id=${id}`)
  const to = open.find(({ id: proId, orgId }) => orgId !== first.orgId && choices.includes(`proId=${proId}`))
  const address = `/lite/transfer?id=${id}&proId=${to?.id}`
  const page = await own.open(address)
  expect(page).toContain(to?.orgName)
  expect(page).toContain('上级机构（总行、分行等）办理这笔业务的')
  expect(await own.refused(address, {})).toContain('企业信用信息查询授权书')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(address)).toBe(404)
  expect((await other.post(address, { consent: '1' })).status()).toBe(404)
  const done = await own.taken(address, { consent: '1' })
  expect(done).toContain('done=transferred')
  const moved = await ask(request, getApplication, { params: { id: idIn(done) } }, { token })
  expect(moved).toMatchObject({ proId: to?.id, transferredFromId: id })
  const { list: given } = await ask(request, listAuthorisations, { body: {} }, { token })
  expect(given.find(({ bizNo }) => bizNo === moved.applyNo)?.agreementVersion).toBe(
    AUTHORISATION_LETTER_VERSION,
  )

  const messages = await own.open('/lite/messages')
  const message = /name="id" value="(\d+)"/.exec(messages)?.[1] ?? ''
  expect(await own.taken('/lite/messages', { id: message })).toBe('/lite/messages')
  expect((await other.post('/lite/messages', { id: message })).status()).toBe(404)
})

/** A loan of this enterprise that falls due in three months. */
async function shortLoan(request: APIRequestContext, borrower: SignedInEnterprise): Promise<string> {
  const product = await productOfDemoBank(request)
  const { id } = await submittedApplication(request, borrower, product)
  const params = { id }
  const [officer, manager] = await Promise.all(
    (['officer', 'manager'] as const).map(async (role) => (await tokenOf(request, role)).access_token),
  )
  await ask(request, acceptApplication, { params, body: {} }, { token: officer })
  await ask(request, reviewApplication, { params, body: {} }, { token: officer })
  const grant = {
    creditAmountYuan: 500_000,
    creditRate: product.rateMin ?? 3.85,
    creditTermMonths: 3,
    deviationReason: '按企业回款周期确定',
  }
  await ask(request, creditApplication, { params, body: grant }, { token: manager })
  await ask(request, signApplication, { params, body: {} }, { token: officer })
  const drawn = { loanAmountYuan: 500_000, loanDate: chinaToday() }
  await ask(request, disburseApplication, { params, body: drawn }, { token: manager })
  return id
}

test('a loan that falls due is renewed in one step, for no more than is open and once; another company has no way to it', async ({
  request,
}) => {
  const borrower = await certifiedEnterprise(request, '620102')
  const loan = await shortLoan(request, borrower)
  const own = plainPages(request, borrower.token)
  const address = `/lite/renewal?loan=${loan}`
  expect(await own.open('/lite/loans')).toContain(address)
  const page = await own.open(address)
  expect(page).toContain('未还本金 50 万元')
  expect(page).toContain('祁连银行股份有限公司')
  const form = { amountYuan: '50', termMonths: '12' }
  await test.step('what is wrong is said and stays as it was typed', async () => {
    const unread = await own.refused(address, form)
    expect(unread).toContain('value="50"')
    expect(await own.refused(address, { ...form, amountYuan: '51', consent: '1' })).toContain('value="51"')
  })
  const id = idIn(await own.taken(address, { ...form, consent: '1' }))
  const renewal = await ask(request, getApplication, { params: { id } }, { token: borrower.token })
  expect(renewal).toMatchObject({ status: 'SUBMITTED', amountYuan: 500_000, termMonths: 12 })
  expect(await own.open('/lite/loans')).toContain('等待机构受理')
  expect(await own.open(address)).toContain('现在不能申请续贷')
  const stranger = plainPages(request, otherToken)
  expect(await stranger.statusOf(address)).toBe(303)
  // Nothing is taken: they are led to their own loans.
  expect(await stranger.taken(address, { ...form, consent: '1' })).toBe('/lite/loans')
})
