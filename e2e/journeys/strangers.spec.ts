import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { getCertificationForReview } from '../../packages/contract/src/certification/calls.ts'
import { downloadFile } from '../../packages/contract/src/files/calls.ts'
import type { AnyCall } from '../../packages/contract/src/kernel/define-call.ts'
import * as calls from '../../packages/contract/src/applications/calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { type Answer, ask, send } from '../support/calls.ts'
import { newOfficerOf } from '../support/staff.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  registeredEnterprise,
  submittedApplication,
} from '../support/through-calls.ts'

/** An application number that nobody was ever given. */
const MISSING = '900000000000'

/** What one might try on another's application: the call and its input. */
type Attempt = readonly [call: AnyCall, input: { params?: object; body?: object }]

const institutionMoves = (id: string): Attempt[] => [
  [calls.acceptApplication, { params: { id }, body: {} }],
  [calls.reviewApplication, { params: { id }, body: {} }],
  [calls.askSupplement, { params: { id }, body: { request: '营业执照副本' } }],
  [
    calls.rejectApplication,
    { params: { id }, body: { rejectCode: 'MATERIAL_INCOMPLETE', rejectReason: '材料不完整' } },
  ],
  [
    calls.creditApplication,
    { params: { id }, body: { creditAmountYuan: 1_000_000, creditRate: 3.5, creditTermMonths: 12 } },
  ],
  [calls.signApplication, { params: { id }, body: {} }],
  [
    calls.disburseApplication,
    { params: { id }, body: { loanAmountYuan: 1_000_000, loanDate: '2026-11-20' } },
  ],
  [calls.settleApplication, { params: { id }, body: {} }],
]
const withdrawals = (id: string): Attempt[] => [
  [calls.withdrawApplication, { params: { id }, body: {} }],
  [calls.deleteApplication, { params: { id } }],
]
const certifiedMoves = (id: string, proId: string, fileId: string): Attempt[] => [
  [calls.transferApplication, { params: { id }, body: { proId, consent: true } }],
  [calls.supplyDocuments, { body: { id, version: 1, fileIds: [fileId] } }],
]

test('nobody but the two sides of an application can see it, move it or open its files', async ({
  request,
}) => {
  test.slow()
  const product = await productOfDemoBank(request)
  const owner = await certifiedEnterprise(request, '620102')
  const { id, fileId } = await submittedApplication(request, owner, product)
  const before = await ask(request, calls.getApplication, { params: { id } }, { token: owner.token })
  const { list } = await ask(request, listProducts, { body: { keyword: '经营快贷', onlineApply: true } })
  const otherBank = list.find(({ orgId }) => orgId !== product.orgId)
  const other = await certifiedEnterprise(request, '620104')
  const reads = {
    see: [calls.getApplication, { params: { id } }],
    open: [downloadFile, { params: { id: fileId } }],
  } as const satisfies Record<string, Attempt>
  const inside = [...institutionMoves(id), ...withdrawals(id), ...certifiedMoves(id, product.id, fileId)]
  const expectAll = async (token: string | undefined, attempts: readonly Attempt[], status: number) => {
    for (const [call, input] of attempts) {
      const answer = await sendAny(request, call, input, token)
      expect({ call: call.name, status: answer.status, code: answer.code }).toEqual({
        call: call.name,
        status,
        code: status,
      })
      expect(answer.data, call.name).toBeFalsy()
    }
  }

  await test.step('an anonymous caller is asked to sign in', () =>
    expectAll(undefined, [reads.see, reads.open, ...inside], 401))

  await test.step('for another certified enterprise it does not exist', async () => {
    const own = [...withdrawals(id), ...certifiedMoves(id, otherBank?.id ?? '', fileId)]
    await expectAll(other.token, [reads.see, reads.open, ...own], 404)
    await expectAll(other.token, institutionMoves(id), 403)
    await expectUnlisted(request, other.token, id)
  })

  await test.step('nor for an enterprise that is not certified', async () => {
    const { token } = await registeredEnterprise(request, '620105')
    await expectAll(token, [reads.see, reads.open, ...withdrawals(id)], 404)
    await expectAll(token, certifiedMoves(id, product.id, fileId), 403)
    await expectUnlisted(request, token, id)
  })

  await test.step('nor for the people of another bank', async () => {
    const token = await newOfficerOf(request, otherBank?.orgId ?? '')
    await expectAll(token, [reads.see, reads.open, ...institutionMoves(id)], 404)
    await expectAll(token, [...withdrawals(id), ...certifiedMoves(id, product.id, fileId)], 403)
    await expectUnlisted(request, token, id)
  })

  await test.step('nor for institutions that lend nothing', async () => {
    for (const name of ['equity', 'agency'] as const) {
      const { access_token: token } = await tokenOf(request, name)
      await expectAll(token, [reads.see, reads.open], 404)
      await expectAll(token, inside, 403)
    }
  })

  await test.step('nor for the government and the platform, whose duties are others', async () => {
    for (const name of ['government', 'operator'] as const) {
      const { access_token: token } = await tokenOf(request, name)
      await expectAll(token, [reads.see, ...inside], 403)
      await expectAll(token, [reads.open], 404)
    }
  })

  await test.step('a stranger cannot tell an existing application from a missing one', async () => {
    for (const token of [other.token, await newOfficerOf(request, otherBank?.orgId ?? '')]) {
      const existing = await send(request, calls.getApplication, { params: { id } }, { token })
      const missing = await send(request, calls.getApplication, { params: { id: MISSING } }, { token })
      expect({ ...existing, error: existing.error?.key }).toEqual({ ...missing, error: missing.error?.key })
    }
  })

  await test.step('the certification of an enterprise is open to the platform alone', async () => {
    const attempt: Attempt = [getCertificationForReview, { params: { companyId: owner.companyId } }]
    await expectAll(undefined, [attempt], 401)
    for (const name of ['officer', 'government'] as const) {
      const { access_token: token } = await tokenOf(request, name)
      await expectAll(token, [attempt], 403)
    }
    await expectAll(other.token, [attempt], 403)
  })

  await test.step('and after all of it the application stands as it was', async () => {
    const after = await ask(request, calls.getApplication, { params: { id } }, { token: owner.token })
    expect(after).toEqual(before)
  })
})

test('the address of another enterprise’s application shows a page that says nothing', async ({
  page,
  request,
}) => {
  const owner = await certifiedEnterprise(request, '620102')
  const { id, applyNo } = await submittedApplication(request, owner, await productOfDemoBank(request))
  await signIn(page, 'enterprise')
  await page.goto(`/console/personal/applications/${id}`)
  await expect(page.getByText('申请不存在').first()).toBeVisible()
  await expect(page.getByText(applyNo)).toHaveCount(0)
  await expect(page.getByText(owner.corporateName)).toHaveCount(0)
})

function sendAny(
  request: APIRequestContext,
  call: AnyCall,
  input: Attempt[1],
  token: string | undefined,
): Promise<Answer<unknown>> {
  return send(request, call as typeof calls.withdrawApplication, input as never, token ? { token } : {})
}

async function expectUnlisted(request: APIRequestContext, token: string, id: string): Promise<void> {
  const body = { pageSize: 100, sort: 'newest' } as const
  const { list } = await ask(request, calls.listApplications, { body }, { token })
  expect(list.map((row) => row.id)).not.toContain(id)
}
