import { randomInt } from 'node:crypto'
import { acceptApplication } from '../../packages/contract/src/applications/calls.ts'
import { answerQuestion } from '../../packages/contract/src/advisory/move-calls.ts'
import { listAuthorisations } from '../../packages/contract/src/credit/calls.ts'
import { requestAuthorisation } from '../../packages/contract/src/credit/authorisation-request-calls.ts'
import { TOPIC_LETTER_VERSION } from '../../packages/contract/src/credit/topic-letter.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { pdf } from '../support/documents.ts'
import { idIn, plainPages } from '../support/plain-forms.ts'
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

test('an authorisation that was asked for is given in part and revoked, another is refused; a stranger’s is not found', async ({
  request,
}) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const { list } = await ask(request, listProducts, { body: { onlineApply: true, pageSize: 100 } })
  const bank = await productOfDemoBank(request)
  const product = list.find(({ id, orgId }) => orgId === bank.orgId && id !== bank.id) ?? bank
  const { id: applicationId, applyNo: bizNo } = await submittedApplication(request, enterprise, {
    ...product,
  })
  const { access_token: officer } = await tokenOf(request, 'officer')
  await ask(request, acceptApplication, { params: { id: applicationId }, body: {} }, { token: officer })
  const body = {
    bizNo,
    purposeCode: 'postLoan',
    topics: ['basic', 'taxLevels'],
    termDays: 60,
    reason: '贷后管理需要核实纳税情况',
  } as const
  const asked = () =>
    ask(request, requestAuthorisation, { body: { ...body, topics: [...body.topics] } }, { token: officer })
  const wallet = async () => (await ask(request, listAuthorisations, { body: {} }, { token })).list
  const revoke = (of: string) => `/lite/authorisations?page=1&do=revoke&of=${of}`
  // What came with the application covers all there is to ask for.
  const first = (await wallet()).find((one) => one.bizNo === bizNo)?.id ?? ''
  expect(await own.taken(revoke(first), { reason: '' })).toContain('done=revoke')
  const { id } = await asked()
  expect(await own.open('/lite/authorisations')).toContain(body.reason)
  const grant = `/lite/authorisations?page=1&do=grant&of=${id}`
  const refused = await own.refused(grant, { termDays: '61', 'topic:basic': '1' })
  expect(refused).toContain('请阅读并同意授权书')
  expect(refused).toContain('value="61"')
  expect(await own.refused(grant, { termDays: '30', consent: '1' })).toContain('请至少选择一项信息')
  const given = { termDays: '30', 'topic:basic': '1', consent: '1' }
  const other = plainPages(request, otherToken)
  const ofOther = { ...given, agreementVersion: TOPIC_LETTER_VERSION }
  expect((await other.post(grant, ofOther)).status()).toBe(422)
  const before = await own.refused(grant, { ...given, agreementVersion: 'ZXSQ-2020.01' })
  expect(before).toContain('授权书已更新')
  expect(await own.taken(grant, given)).toBe('/lite/authorisations?done=grant')
  const asItIs = async () => (await wallet()).find((one) => one.id === id)
  expect(await asItIs()).toMatchObject({ status: 'AUTHORIZED', dataScope: ['basic'] })
  expect(await own.taken(revoke(id), { reason: '已经结清' })).toContain('done=revoke')
  expect(await asItIs()).toMatchObject({ status: 'REVOKED' })
  const { id: second } = await asked()
  const reject = `/lite/authorisations?page=1&do=reject&of=${second}`
  expect(await own.taken(reject, { reason: '不再需要' })).toContain('done=reject')
})

test('an item of the credit file is objected to and the objection withdrawn', async ({ request }) => {
  const own = plainPages(request, enterprise.token)
  const href = /href="(\/lite\/object\?[^"]+)"/.exec(await own.open('/lite/creditTopic?topic=basic'))?.[1]
  const address = (href ?? '').replaceAll('&amp;', '&')
  const explanation = '登记信息已于上月变更，条目仍是变更前的内容。'
  const refused = await own.refused(address, { explanation, files: pdf('证明.pdf') })
  expect(refused).toContain(explanation)
  expect(refused).toContain('已上传：证明.pdf')
  const id = idIn(await own.taken(address, { explanation, reasonCode: 'outdated' }))
  expect(await own.open('/lite/objections')).toContain('信息已过时')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(`/lite/objection?id=${id}`)).toBe(404)
  expect((await other.post(`/lite/objection?id=${id}&do=withdraw`, {})).status()).toBe(404)
  const done = await own.taken(`/lite/objection?id=${id}&do=withdraw`, { note: '已核实' })
  expect(done).toBe(`/lite/objection?id=${id}&done=withdrawn`)
})

test('a question is asked, followed up, rated and closed', async ({ request }) => {
  const { token } = enterprise
  const own = plainPages(request, token)
  const typed = {
    'values/title': named('怎样申请贴息'),
    'values/topic': 'credit',
    'values/areaCode': '620102',
    'values/content': '太短',
    'values/mayPublish': '1',
  }
  const refused = await own.refused('/lite/ask', typed)
  expect(refused).toContain(typed['values/title'])
  const place = { params: { form: 'advisoryQuestion', subject: 'board' } } as const
  const { draft } = await ask(request, getFormDraft, place, { token })
  expect(JSON.parse(draft?.content ?? '')).toMatchObject({
    values: { title: typed['values/title'], mayPublish: true },
  })
  const content = '信用档案里的纳税等级多久更新一次？'
  const id = idIn(await own.taken('/lite/ask', { ...typed, 'values/content': content }))
  expect(await own.open(`/lite/question?id=${id}`)).toContain('当前时限')
  const other = plainPages(request, otherToken)
  expect(await other.statusOf(`/lite/question?id=${id}`)).toBe(404)
  const { access_token: operator } = await tokenOf(request, 'operator')
  const answered = () =>
    ask(
      request,
      answerQuestion,
      { params: { id }, body: { answer: '每年四月由税务部门更新。' } },
      { token: operator },
    )
  await answered()
  const to = (move: string) => `/lite/question?id=${id}&do=${move}`
  expect(await own.open(`/lite/question?id=${id}`)).toContain('每年四月由税务部门更新。')
  expect(await own.refused(to('reopen'), { followUp: '？' })).toContain('追问内容')
  expect((await other.post(to('reopen'), { followUp: '今年呢，会提前吗？' })).status()).toBe(404)
  expect(await own.taken(to('reopen'), { followUp: '今年呢，会提前吗？' })).toContain('done=reopen')
  await answered()
  expect(await own.taken(to('rate'), { score: '5' })).toContain('done=rate')
  expect(await own.taken(to('close'), {})).toContain('done=close')
})
