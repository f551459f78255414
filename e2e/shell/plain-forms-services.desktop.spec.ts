import { listActivities } from '../../packages/contract/src/activities/calls.ts'
import { getDemandReport } from '../../packages/contract/src/demand-reports/calls.ts'
import { returnDemandReport } from '../../packages/contract/src/demand-reports/move-calls.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { listServices } from '../../packages/contract/src/services/calls.ts'
import { deliverEnquiry, quoteEnquiry } from '../../packages/contract/src/services/enquiry-calls.ts'
import { tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { addressIn, idIn, plainPages, versionIn } from '../support/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, type SignedInEnterprise } from '../support/through-calls.ts'

let enterprise: SignedInEnterprise
let otherToken: string

test.beforeAll(async ({ request }) => {
  enterprise = await certifiedEnterprise(request, '620102')
  otherToken = (await tokenOf(request, 'enterprise')).access_token
})

test('a service is enquired for, ordered and rated or ended; the draft is that of the full form', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const body = { keyword: '小微企业流动资金担保' }
  const serviceId = (await ask(request, listServices, { body })).list[0]?.id ?? ''
  const address = `/lite/enquire?serviceId=${serviceId}`
  expect(await own.open(`/agencyDetails?id=${serviceId}`)).toContain(address)
  const typed = {
    'values/areaCode': '620102',
    'values/wanted': '太短',
    'values/wishedTime': '两周内',
  }
  expect(await own.refused(address, typed)).toContain('太短')
  const place = { params: { form: 'serviceEnquiry', subject: serviceId } } as const
  const { draft } = await ask(request, getFormDraft, place, { token })
  expect(JSON.parse(draft?.content ?? '')).toMatchObject({ values: { wanted: '太短', wishedTime: '两周内' } })
  const wanted = '拟申请流动资金贷款，需要出具担保意向。'
  const id = idIn(await own.taken(address, { ...typed, 'values/wanted': wanted }))
  expect(await own.open('/lite/enquiries')).toContain(`/lite/enquiry?id=${id}`)
  expect(await own.open(`/lite/enquiry?id=${id}`)).toContain('当前时限')

  const { access_token: agency } = await tokenOf(request, 'agency')
  const params = { id }
  const quote = { quoteYuan: 500, quoteNote: '含评审和担保意向书，七个工作日交付。' }
  await ask(request, quoteEnquiry, { params, body: quote }, { token: agency })
  const page = `/lite/enquiry?id=${id}`
  expect(await own.open(page)).toContain(quote.quoteNote)
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(page)).toBe(404)
  expect((await other.post(`${page}&do=order`, {})).status()).toBe(404)
  const long = '长'.repeat(501)
  expect(await own.refused(`${page}&do=order`, { note: long })).toContain(long)
  expect(await own.taken(`${page}&do=order`, {})).toBe(`${page}&done=order`)
  await ask(request, deliverEnquiry, { params, body: {} }, { token: agency })
  expect(await own.refused(`${page}&do=close`, { quality: '5' })).toContain('时效')
  const scores = { quality: '5', time: '4', attitude: '5', price: '4' }
  expect(await own.taken(`${page}&do=close`, scores)).toBe(`${page}&done=close`)

  const again = idIn(await own.taken(address, { ...typed, 'values/wanted': wanted }))
  const ended = `/lite/enquiry?id=${again}`
  await ask(request, quoteEnquiry, { params: { id: again }, body: quote }, { token: agency })
  await own.taken(`${ended}&do=order`, {})
  expect(await own.refused(`${ended}&do=cancel`, { endReason: '短' })).toContain('终止原因至少 4 个字')
  const endReason = '双方未能就时间达成一致'
  const seen = versionIn(await own.open(ended), `${ended}&do=cancel`)
  await ask(request, deliverEnquiry, { params: { id: again }, body: {} }, { token: agency })
  const overtaken = await own.refused(`${ended}&do=cancel`, { endReason, version: seen })
  expect(overtaken).toContain('请查看最新内容后再操作')
  expect(overtaken).toContain(endReason)
  expect(await own.taken(`${ended}&do=cancel`, { endReason })).toBe(`${ended}&done=cancel`)
  expect(await own.open(ended)).toContain(endReason)
})

test('an activity is signed up for, changed and cancelled', async ({ request }) => {
  const own = plainPages(request, enterprise.token)
  const { list } = await ask(request, listActivities, { body: { when: 'coming', pageSize: 50 } })
  const id = list.find(({ isOpen, audience }) => isOpen && audience !== 'institution')?.id ?? ''
  const page = `/lite/activity?id=${id}`
  expect(await own.open(`/activityDetail?id=${id}`)).toContain(page)
  const who = { contactName: '示例联系人', contactPhone: '13900001234', people: '1' }
  const refused = await own.refused(`${page}&do=signUp`, { ...who, contactPhone: '12' })
  expect(refused).toContain('value="示例联系人"')
  expect(await own.taken(`${page}&do=signUp`, who)).toBe(`${page}&done=signUp`)
  expect(await own.open(page)).toContain('我的票')
  expect(await own.open('/lite/activities')).toContain(page)
  expect(await own.taken(`${page}&do=change`, { ...who, contactName: '另一位' })).toContain('done=change')
  expect(await own.open(page)).toContain('另一位')
  expect(await own.taken(`${page}&do=cancel`, {})).toContain('done=cancel')
})

test('a report of a batch is begun, kept in its row, handed in, returned and withdrawn', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const start = addressIn(await own.open('/lite/reports'), /\/lite\/reports\?do=start&amp;of=\d+/)
  const form = await own.taken(start, {})
  const id = idIn(form)
  const typed = {
    applicantKind: 'micro',
    areaCode: '620102',
    address: '兰州市城关区示例路 1 号',
    amountYuan: '80',
    termMonths: '999',
    guaranteeMode: 'credit',
    loanPurpose: 'purchase',
    purpose: '采购冬季原材料',
    fundsIndustryCode: 'C',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    'test:lawful': '1',
    'test:need': '1',
  }
  const refused = await own.refused(form, { ...typed, loanPurpose: '' })
  expect(refused).toContain('资金用途类别')
  expect(refused).toContain('value="999"')
  const params = { id }
  const kept = await ask(request, getDemandReport, { params }, { token })
  expect(kept).toMatchObject({ status: 'DRAFT', purpose: typed.purpose, termMonths: null })
  expect(kept.declaredTests).toEqual(['lawful', 'need'])
  const saved = await own.post(form, { ...typed, termMonths: '12', _act: 'save' })
  expect(await saved.text()).toContain('已暂存')
  const page = `/lite/report?id=${id}`
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(form)).toBe(404)
  expect((await other.post(form, typed)).status()).toBe(404)
  const whole = { ...typed, termMonths: '12' }
  expect(await own.taken(form, whole)).toBe(`${page}&done=submitted`)
  expect(await own.open('/lite/reports')).toContain(page)
  expect(await own.open(form)).toContain('不能再修改')

  const { access_token: government } = await tokenOf(request, 'operator')
  const returned = { note: '请写明资金用途' }
  await ask(request, returnDemandReport, { params, body: returned }, { token: government })
  expect(await own.open(page)).toContain(returned.note)
  expect(await own.taken(`${page}&do=resubmit`, {})).toBe(`${page}&done=resubmit`)
  expect((await other.post(`${page}&do=withdraw`, {})).status()).toBe(404)
  expect(await own.taken(`${page}&do=withdraw`, { note: '暂不需要' })).toBe(`${page}&done=withdraw`)
  // What was taken back before anybody had accepted it is gone: there is nothing to copy.
  expect(await own.refused(start.replace('do=start', 'do=copy'), {})).toContain('没有可以复制的以往填报')
  const again = idIn(await own.taken(start, {}))
  expect(await own.taken(`/lite/report?id=${again}&do=remove`, {})).toBe('/lite/reports?done=remove')
})
