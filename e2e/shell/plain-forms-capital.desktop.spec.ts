import { randomInt } from 'node:crypto'
import { getProject, publishProject } from '../../packages/contract/src/equity/project-calls.ts'
import { showInterest } from '../../packages/contract/src/equity/interest-calls.ts'
import { listStockItems } from '../../packages/contract/src/equity/calls.ts'
import { acceptListing, askListingSupplement } from '../../packages/contract/src/equity/listing-move-calls.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { getAccountOpening } from '../../packages/contract/src/bank-accounts/calls.ts'
import { listTaxReports } from '../../packages/contract/src/tax/report-calls.ts'
import { getValuation } from '../../packages/contract/src/valuations/calls.ts'
import { tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { pdf } from '../support/documents.ts'
import { captchaAnswer, smsCode } from '../support/inbox.ts'
import { addressIn, idIn, letterIn, plainPages } from '../support/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  type SignedInEnterprise,
  submittedApplication,
} from '../support/through-calls.ts'

let enterprise: SignedInEnterprise
let otherToken: string

test.beforeAll(async ({ request }) => {
  enterprise = await certifiedEnterprise(request, '620102')
  otherToken = (await tokenOf(request, 'enterprise')).access_token
})

test('a property is valued and kept, and the valuation deleted', async ({ request }) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const typed = {
    areaCode: '620102',
    address: '示例路 1 号 2 栋 301 室',
    kind: 'house',
    ownership: 'granted',
    areaSquareMetres: '120.5',
    builtYear: '2015',
    floor: '9',
    totalFloors: '3',
    structure: 'concrete',
  }
  const refused = await own.refused('/lite/estimate', typed)
  expect(refused).toContain('总楼层不能小于所在楼层')
  expect(refused).toContain('value="120.5"')
  const place = { params: { form: 'property', subject: 'new' } } as const
  const { draft } = await ask(request, getFormDraft, place, { token })
  expect(JSON.parse(draft?.content ?? '')).toMatchObject({ address: typed.address, floor: '9' })
  const id = idIn(await own.taken('/lite/estimate', { ...typed, totalFloors: '18' }))
  const page = `/lite/valuation?id=${id}`
  expect(await ask(request, getValuation, { params: { id } }, { token })).toMatchObject({ floor: 9 })
  expect(await own.open(page)).toContain('可比案例')
  expect(await own.open('/lite/valuations')).toContain(page)
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(page)).toBe(404)
  expect((await other.post(`${page}&do=remove`, {})).status()).toBe(404)
  expect(await own.taken(`${page}&do=remove`, {})).toBe('/lite/valuations?done=remove')
  expect(await own.statusOf(page)).toBe(404)
})

test('an account opening is booked in the form of the bank, changed and cancelled', async ({ request }) => {
  const { token, corporateName, creditCode } = enterprise
  const own = plainPages(request, token)
  const elsewhere = await own.open('/lite/branches?accountType=basic&areaCode=620500')
  const there = addressIn(elsewhere, /\/lite\/openAccount\?branch=\d+[^"]+/)
  expect(there).toContain('&areaCode=620500')
  expect(await own.statusOf(there)).toBe(200)
  const found = await own.open('/lite/branches?accountType=basic')
  const form = addressIn(found, /\/lite\/openAccount\?branch=\d+&amp;accountType=basic/)
  // The last free time: other tests want the first.
  const slot = /<option value="([^"]+)"[^>]*>[^<]*余 \d+ 个/g
  const times = [...(await own.open(form)).matchAll(slot)].map(([, time]) => time ?? '')
  const typed = {
    appointTime: times.at(-1) ?? '',
    corporateName,
    creditCode,
    legalPersonName: '示例法人',
    subjectKind: 'corporation',
    beneficialOwner: 'registered',
    purpose: '流动资金贷款的发放和归还',
    operatorName: '示例经办人',
    operatorIdNo: '620102199001010011',
    operatorPhone: '13900001234',
    legalPersonPhone: '13900001235',
    'material:licence': '1',
    consent: '1',
  }
  const refused = await own.refused(form, { ...typed, operatorIdNo: '1', consent: '' })
  expect(refused).toContain('银行开户信息提供同意书')
  expect(refused).toContain(typed.purpose)
  const page = `/lite/opening?id=${idIn(await own.taken(form, typed))}`
  const params = { id: idIn(page) }
  const booked = await ask(request, getAccountOpening, { params }, { token })
  expect(booked.form).toMatchObject({ purpose: typed.purpose, materials: ['licence'] })
  expect(await own.open('/lite/openings')).toContain(page)
  const shown = await own.open(page)
  const others = [...shown.matchAll(/<option value="(\d+@[^"]+)"/g)].map(([, place]) => place ?? '')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(page)).toBe(404)
  expect((await other.post(`${page}&do=withdraw`, {})).status()).toBe(404)
  const change = { place: others.at(-1) ?? '', note: '改到月底', consent: '1' }
  expect(await own.refused(`${page}&do=change`, { ...change, consent: '' })).toContain(
    '改约到其他网点，请阅读并勾选',
  )
  expect(await own.taken(`${page}&do=change`, change)).toBe(`${page}&done=change`)
  const [branchCode] = change.place.split('@')
  expect(await ask(request, getAccountOpening, { params }, { token })).toMatchObject({ branchCode })
  expect(await own.taken(`${page}&do=withdraw`, { note: '不再需要' })).toBe(`${page}&done=withdraw`)
})

test('a project is put by in its row, handed in, its interest consented to and revoked', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const typed = {
    name: `示例果蔬冻干线${randomInt(10 ** 9)}`,
    stage: 'A',
    industryCode: 'C',
    areaCode: '620102',
    amountYuan: '876',
    sharePercent: '120',
    foundDate: '2019-05-06',
    hasIncome: 'yes',
    isProfitable: 'no',
    intro: '新建冻干车间，资金用于设备和厂房。',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    'documents/商业计划书': pdf('计划书.pdf'),
  }
  const refused = await own.refused('/lite/projectForm', typed)
  expect(refused).toContain('已上传：计划书.pdf')
  const form = addressIn(refused, /\/lite\/projectForm\?id=\d+/)
  const id = idIn(form)
  const kept = await ask(request, getProject, { params: { id } }, { token })
  expect(kept).toMatchObject({ status: 'DRAFT', sharePercent: null, hasIncome: true, isProfitable: false })
  const file = JSON.stringify({ ...kept.files[0], purpose: undefined })
  const whole = {
    ...typed,
    sharePercent: '12.5',
    'documents/商业计划书': '',
    '_kept:documents/商业计划书': file,
  }
  const other = plainPages(request, otherToken)
  expect((await other.post(form, whole)).status()).toBe(404)
  const page = `/lite/project?id=${id}`
  expect(await own.taken(form, whole)).toBe(`${page}&done=submitted`)
  const { version, files } = await ask(request, getProject, { params: { id } }, { token })
  expect(files.map(({ name }) => name)).toEqual(['计划书.pdf'])
  const operator = { token: (await tokenOf(request, 'operator')).access_token }
  await ask(request, publishProject, { params: { id }, body: { version } }, operator)

  const equity = { token: (await tokenOf(request, 'equity')).access_token }
  const body = { reason: '关注特色农产品加工，希望约谈。' }
  const { id: interestId } = await ask(request, showInterest, { params: { id }, body }, equity)
  const interest = `/lite/interest?id=${interestId}`
  expect(await own.open(page)).toContain(interest)
  expect(await own.refused(`${interest}&do=consent`, {})).toContain('股权融资项目信息提供同意')
  expect(await other.statusOf(interest)).toBe(404)
  expect(await own.taken(`${interest}&do=consent`, { consent: '1' })).toBe(`${interest}&done=consent`)
  const offer = { day1: '2099-01-05', hour1: '10', place: '示例会议室' }
  expect(await own.refused(`${interest}&do=offerTalk`, { ...offer, hour1: '' })).toContain('示例会议室')
  expect(await own.taken(`${interest}&do=offerTalk`, offer)).toBe(`${interest}&done=offerTalk`)
  expect(await own.taken(`${interest}&do=revoke`, { note: '不再对接' })).toBe(`${interest}&done=revoke`)
  expect(await own.taken(`${page}&do=unlist`, {})).toBe(`${page}&done=unlist`)
  expect(await own.taken(`${page}&do=withdraw`, {})).toBe(`${page}&done=withdraw`)
})

test('a listing is applied for with every document of its list, supplied and withdrawn', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const { list } = await ask(request, listStockItems, { body: { pageSize: 50 } })
  const item = list.find(({ board }) => board === 'T') ?? list[0]
  if (!item) throw new Error('the exchange has no item')
  const form = `/lite/listingForm?itemId=${item.id}`
  expect(await own.open(`/stock?itemId=${item.id}`)).toContain(form)
  const typed = {
    shortName: '陇原示例',
    shareholders: '12',
    introduction: '公司主营特色农产品加工，治理规范，拟通过培育层挂牌对接投资机构。',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    consent: '1',
  }
  const [first = '', ...others] = item.documents
  const refused = await own.refused(form, { ...typed, [`documents/${first}`]: pdf('申请书.pdf') })
  expect(refused).toContain('已上传：申请书.pdf')
  expect(refused).toContain(`请上传${others[0]}`)
  const kept = /name="_kept:[^"]*" value="([^"]+)"/.exec(refused)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const documents = Object.fromEntries(others.map((name) => [`documents/${name}`, pdf(`${name}.pdf`)]))
  const whole = { ...typed, ...documents, [`_kept:documents/${first}`]: kept }
  const page = `/lite/listing?id=${idIn(await own.taken(form, whole))}`
  expect(await own.open('/lite/listings')).toContain(page)
  expect(await own.open(form)).toContain('该项目已有在办的申请')

  const exchange = { token: (await tokenOf(request, 'equity')).access_token }
  const params = { id: idIn(page) }
  await ask(request, acceptListing, { params, body: {} }, exchange)
  const asked = { request: '请补盖公章的股东会决议' }
  await ask(request, askListingSupplement, { params, body: asked }, exchange)
  expect(await own.open(page)).toContain(asked.request)
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(page)).toBe(404)
  expect((await other.post(`${page}&do=withdraw`, {})).status()).toBe(404)
  expect(await own.refused(`${page}&do=supply`, { note: '已盖章' })).toContain('请上传补正的材料')
  const supplied = { note: '已盖章', files: pdf('决议.pdf') }
  expect(await own.taken(`${page}&do=supply`, supplied)).toBe(`${page}&done=supply`)
  expect(await own.taken(`${page}&do=withdraw`, {})).toBe(`${page}&done=withdraw`)
})

test('tax data is licensed by the legal representative’s code, a report applied for, and the licence revoked', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const { applyNo } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  expect(await own.open(`/lite/taxGrant?bizNo=${applyNo}&term=90`)).toContain('至少一类数据')
  const gone = '/lite/taxGrant?bizNo=SQ20200101-999999'
  for (const address of [gone, `${gone}&term=90&scope=base`]) {
    expect(await own.open(address)).toContain('业务 SQ20200101-999999 不能授权')
  }
  const chosen = `/lite/taxGrant?bizNo=${applyNo}&term=90&scope=base&scope=goldTaxReport`
  const page = await own.open(chosen)
  expect(page).toContain('登记基本信息、金税报告')
  const uuid = /name="uuid" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const phone = `137${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const captcha = await captchaAnswer(request, uuid)
  const sent = await own.post(`${chosen}&do=ask`, { phone, uuid, captcha })
  const proven = await sent.text()
  expect(proven).toContain(`短信验证码已发送到 ${phone}`)
  const code = await smsCode(request, phone, 'tax')
  const agreementVersion = letterIn(proven, `${chosen}&do=grant`)
  const grant = { phone, code, consent: '1', agreementVersion }
  expect(await own.refused(`${chosen}&do=grant`, grant)).toContain('请逐条阅读并勾选')
  const statements = Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`statement:${at}`, '1']))
  const other = plainPages(request, otherToken)
  expect((await other.post(`${chosen}&do=grant`, { ...grant, ...statements })).status()).not.toBe(303)
  expect(await own.taken(`${chosen}&do=grant`, { ...grant, ...statements })).toBe('/lite/tax?done=granted')

  const report = addressIn(await own.open('/lite/tax'), /\/lite\/tax\?do=report&amp;bizNo=[\w-]+/)
  expect(await own.taken(report, {})).toBe('/lite/tax?done=report')
  // The tax side makes it in its own time: until then there is nothing to keep, and never for anybody else.
  const { list } = await ask(request, listTaxReports, { body: { bizNo: applyNo } }, { token })
  const file = `/lite/taxReportFile?id=${list[0]?.id}`
  const why = await own.taken(file, {})
  expect(why).toBe('/lite/tax?refused=tax.reportNotReady')
  expect(await own.open(why)).toContain('报告还不能下载')
  expect(await other.taken(file, {})).toBe('/lite/tax?refused=tax.reportNotFound')
  const login = `/lite/login?next=${encodeURIComponent('/lite/tax')}`
  expect(await plainPages(request, 'gone').taken(file, {})).toBe(login)
  const revoke = addressIn(await own.open('/lite/tax'), /\/lite\/tax\?do=revoke&amp;of=\d+/)
  expect((await other.post(revoke, {})).status()).toBe(422)
  expect(await own.taken(revoke, { reason: '已经办结' })).toBe('/lite/tax?done=revoke')
})
