import { randomUUID } from 'node:crypto'
import { countApplicationStates, getApplication, listApplications } from '@lqr/contract/applications/calls.ts'
import { getArticle, listArticles } from '@lqr/contract/content/calls.ts'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { createNeed } from '@lqr/contract/financing/need-calls.ts'
import { getCaptcha, getUserInfo, login } from '@lqr/contract/identity/calls.ts'
import { updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { countUnreadMessages, listMessages } from '@lqr/contract/messages/calls.ts'
import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { getPolicy, listPolicies } from '@lqr/contract/policies/calls.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { listChildRegions } from '@lqr/contract/reference/calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { pdfBytes } from '../../apps/server/src/domains/files/files.fixtures.ts'
import { CAPTCHA, PASSWORD, type Visitor, type World } from './world.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type Group = 'page' | 'read' | 'write' | 'sign-in' | 'upload'

export interface Kind {
  readonly name: string
  readonly group: Group
  /** How many begin in a second, at 1 L. */
  readonly perSecond: number
  ask(number: number): Asked
}

const KEYWORDS = ['科技', '农业', '信用', '首贷', '小微', '绿色', '供应链', '补贴', '兰州', '制造']
const AMOUNTS = [100_000, 300_000, 500_000, 1_000_000, 3_000_000]
const TERMS = [6, 12, 24, 36]
const SORTS = ['recommended', 'rate', 'amount', 'speed'] as const
const UPLOAD_BYTES = 200_000
const JSON_BODY = { 'content-type': 'application/json' }

/** One of the list; another stride for each use, so that choices do not go in step. */
const pick = <Item>(list: readonly Item[], number: number, stride = 7): Item => {
  const item = list[(number * stride) % list.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

type Called = { readonly method: string; readonly path: string }

const get = (call: Called, params: object = {}, query: object = {}): Asked => ({
  method: 'GET',
  path: callAddress(call, { params, query }),
})
const send = (call: Called, body: object, params: object = {}): Asked => ({
  method: call.method,
  path: callAddress(call, { params }),
  headers: JSON_BODY,
  body: JSON.stringify(body),
})
const as = ({ token }: Visitor, asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, authorization: `Bearer ${token}` },
})
const once = (asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, 'idempotency-key': randomUUID() },
})
/** Of a hundred visitors of a list nine in ten look at its first page. */
const pageOf = (number: number) => (number % 10 === 0 ? 2 + (number % 5) : 1)

/**
 * What people of a whole province ask for in a second of its busiest hour: 50 pages, 960 calls, 15 sign-ins, 17 writes and 2
 * uploads (quality figure P10).
 */
export function kindsOf(world: World): Kind[] {
  const { products, policies, articles, sites, areas, enterprises, officers } = world
  const kind = (name: string, group: Group, perSecond: number, ask: Kind['ask']): Kind => ({
    name,
    group,
    perSecond,
    ask,
  })
  const page = (name: string, perSecond: number, path: (number: number) => string) =>
    kind(name, 'page', perSecond, (number) => ({
      method: 'GET',
      path: path(number),
      headers: { accept: 'text/html' },
    }))
  return [
    page('首页（总站与子站）', 20, (n) => (n % 4 === 0 ? `/${pick(sites, n)}/index` : '/index')),
    page('产品列表页', 10, (n) => `/financial?pageNum=${pageOf(n)}`),
    page('产品页', 10, (n) => `/productDetails?id=${pick(products, n)}`),
    page('政策页', 10, (n) => `/policyDetail?id=${pick(policies, n)}`),
    kind('产品列表', 'read', 200, (n) =>
      send(listProducts, {
        currentPageNum: pageOf(n),
        amountYuan: pick(AMOUNTS, n),
        termMonths: pick(TERMS, n, 3),
        sort: pick(SORTS, n, 5),
        ...(n % 3 === 0 ? { areaCode: pick(areas, n) } : {}),
        ...(n % 4 === 0 ? { guaranteeMode: pick(GUARANTEE_MODES, n, 3).code } : {}),
      }),
    ),
    kind('产品详情', 'read', 130, (n) => get(getProduct, { id: pick(products, n) })),
    kind('资讯列表', 'read', 60, (n) => send(listArticles, { currentPageNum: pageOf(n) })),
    kind('资讯详情', 'read', 60, (n) => get(getArticle, { id: pick(articles, n) })),
    kind('政策列表', 'read', 60, (n) => send(listPolicies, { currentPageNum: pageOf(n) })),
    kind('政策详情', 'read', 60, (n) => get(getPolicy, { id: pick(policies, n) })),
    kind('全站搜索', 'read', 30, (n) => send(searchSite, { keyword: pick(KEYWORDS, n) })),
    kind('机构列表', 'read', 50, (n) =>
      send(listOrganisations, { orgType: 'financial', parentId: '0', currentPageNum: pageOf(n) }),
    ),
    kind('地区', 'read', 95, (n) => get(listChildRegions, { id: pick(areas, n) })),
    kind('验证码', 'read', 15, () => get(getCaptcha, {}, { voice: 'false' })),
    kind('当前用户', 'read', 60, (n) => as(pick(enterprises, n), get(getUserInfo))),
    kind('我的申请', 'read', 50, (n) => as(pick(enterprises, n), send(listApplications, {}))),
    kind('我的在办', 'read', 20, (n) => as(pick(enterprises, n), send(listAffairs, {}))),
    kind('消息', 'read', 15, (n) => as(pick(enterprises, n), send(listMessages, {}))),
    kind('未读数', 'read', 15, (n) => as(pick(enterprises, n), get(countUnreadMessages))),
    kind('机构的申请', 'read', 25, (n) =>
      as(pick(officers, n), send(listApplications, { currentPageNum: pageOf(n) })),
    ),
    kind('各状态的数量', 'read', 5, (n) => as(pick(officers, n), send(countApplicationStates, {}))),
    kind('申请详情', 'read', 10, (n) => {
      const officer = pick(officers, n)
      return as(officer, get(getApplication, { id: pick(officer.cases, n, 3) }))
    }),
    kind('保存草稿', 'write', 12, (n) => {
      const visitor = pick(enterprises, n)
      const content = JSON.stringify({ purpose: '采购冬季饲料', remark: '饲料款'.repeat(200), number: n })
      const place = { form: 'productApply', subject: pick(products, n, 3) }
      return as(visitor, send(updateFormDraft, { owner: visitor.accountId, content }, place))
    }),
    kind('新建需求', 'write', 5, (n) =>
      once(
        as(pick(enterprises, n), send(createNeed, { title: `扩建冷库 ${n}`, amountYuan: pick(AMOUNTS, n) })),
      ),
    ),
    kind('登录', 'sign-in', 15, (n) =>
      send(login, {
        username: pick(world.usernames, n),
        password: PASSWORD,
        uuid: world.captchas[n] ?? '',
        verificationCode: CAPTCHA,
        userType: 'enterprise',
      }),
    ),
    kind('上传文件', 'upload', 2, (n) => as(pick(enterprises, n), uploadOf(n))),
  ]
}

/** A document that is no other's. */
function uploadOf(number: number): Asked {
  const head = [
    '--held',
    `content-disposition: form-data; name="file"; filename="held-${number}.pdf"`,
    'content-type: application/pdf',
    '',
    pdfBytes(`${randomUUID()}${'0'.repeat(UPLOAD_BYTES)}`).toString(),
    '--held--',
    '',
  ]
  return once({
    method: uploadFile.method,
    path: uploadFile.path,
    headers: { 'content-type': 'multipart/form-data; boundary=held' },
    body: head.join('\r\n'),
  })
}
