import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCertification, reviewCertification } from '@lqr/contract/certification/calls.ts'
import { updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { WANTED } from '@lqr/contract/identity/wanted-product.ts'
import type {
  CompanyFacts,
  CompanySyncConnector,
} from '../../../connectors/company-sync/company-sync-port.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { fictitiousCreditCode, makeEnterprise } from '../certification.fixtures.ts'
import { syncCompany } from '../sync-company.ts'

describe('reviewing a certification', () => {
  let test: TestApp
  let token: string
  let operatorId: string
  beforeAll(async () => {
    test = await makeTestApp()
    operatorId = (await makeAccount(test.services.db, test.services, { sourceType: '1' })).id
    token = await test.signIn(operatorId)
  })
  afterAll(() => test.close())

  async function underReview(maker: { creditCode?: string } = {}) {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 2, ...maker })
    const account = await makeAccount(test.services.db, test.services, {
      sourceType: '7',
      companyId: company.id,
    })
    return { companyId: company.id, accountId: account.id, ownerToken: await test.signIn(account.id) }
  }
  const review = (body: object, as: string | undefined = token) =>
    test.send(reviewCertification, { body }, as === undefined ? {} : { token: as })
  const messagesOf = (accountId: string) =>
    test.services.db
      .selectFrom('message')
      .select(['title', 'body'])
      .where('account_id', '=', accountId)
      .execute()

  it('certifies: state, reviewer, history, audit and message in one step', async () => {
    const { companyId, accountId, ownerToken } = await underReview()
    expect(await review({ companyId, decision: 'approve' })).toMatchObject({
      status: 200,
      data: { certiFlg: 3 },
    })
    const record = await test.call(getCertification, {}, { token: ownerToken })
    expect(record.data).toMatchObject({
      certiFlg: 3,
      rejectReason: null,
      can: { submit: true, review: false },
    })
    expect(record.data.history.at(-1)).toMatchObject({ kind: 'approved', reason: null })
    expect(await messagesOf(accountId)).toEqual([
      { title: '企业认证已通过', body: '您的企业认证已通过审核，现在可以在线申请金融产品。' },
    ])
    const { rows } = await test.services.pool.query(
      `select actor_account_id, detail from audit_log where action = 'approve-certification' and entity_id = $1`,
      [companyId],
    )
    expect(rows).toEqual([{ actor_account_id: operatorId, detail: { certiFlg: 3 } }])
  })

  it('leads on to the product that was wanted before', async () => {
    const { companyId, accountId, ownerToken } = await underReview()
    const content = JSON.stringify({ name: '信用快贷', query: { proId: '12', termMonths: '12' } })
    const kept = { params: WANTED, body: { owner: accountId, content } }
    expect((await test.send(updateFormDraft, kept, { token: ownerToken })).status).toBe(200)
    await review({ companyId, decision: 'approve' })
    const messages = await test.services.db
      .selectFrom('message')
      .select(['body', 'link'])
      .where('account_id', '=', accountId)
      .execute()
    expect(messages).toEqual([
      {
        body: '您的企业认证已通过审核，现在可以继续申请“信用快贷”。',
        link: '/product/apply?proId=12&termMonths=12',
      },
    ])
  })

  it('has the system that keeps enterprises of its own told of what was certified, also when it was away', async () => {
    const { companyId } = await underReview()
    await review({ companyId, decision: 'approve' })
    const rejected = (await underReview()).companyId
    await review({ companyId: rejected, decision: 'reject', reason: '营业执照照片不清晰' })
    const { rows } = await test.services.pool.query<{ payload: { companyId: string } }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'sync-company' order by j.id`,
    )
    const ids = rows.map(({ payload }) => payload.companyId)
    expect(ids).toContain(companyId)
    expect(ids).not.toContain(rejected)
    const sent: CompanyFacts[] = []
    let isAway = true
    const companySync: CompanySyncConnector = {
      name: 'http',
      probe: () => Promise.resolve(),
      sendCompany: async (company) => {
        if (isAway) throw new ConnectorFailure('away')
        sent.push(company)
      },
    }
    const services = { ...test.services, companySync }
    await expect(syncCompany(services, companyId)).rejects.toThrow('away')
    isAway = false
    await syncCompany(services, companyId)
    await syncCompany(services, rejected)
    expect(sent).toHaveLength(1)
    expect(Object.keys(sent[0] ?? {})).toEqual([
      'creditCode',
      'corporateName',
      'areaCode',
      'industryCode',
      'scale',
      'address',
      'version',
    ])
  })

  it('rejects with the reason, which the enterprise reads', async () => {
    const { companyId, accountId, ownerToken } = await underReview()
    const reason = '营业执照照片不清晰'
    expect(await review({ companyId, decision: 'reject', reason })).toMatchObject({ data: { certiFlg: 4 } })
    const record = await test.call(getCertification, {}, { token: ownerToken })
    expect(record.data).toMatchObject({ certiFlg: 4, rejectReason: reason, can: { submit: true } })
    expect((await messagesOf(accountId))[0]?.body).toContain(reason)
  })

  it.each([undefined, '', '   '])('refuses a rejection without a reason (%j)', async (reason) => {
    const { companyId } = await underReview()
    expect(await review({ companyId, decision: 'reject', reason })).toMatchObject({
      status: 422,
      error: { key: 'certification.reasonMissing', fields: { reason: '驳回时请填写原因' } },
    })
  })

  it('gives two reviewers at once one decision and one 409 with the current record', async () => {
    const second = await test.signIn(
      (await makeAccount(test.services.db, test.services, { sourceType: '1' })).id,
    )
    const { companyId, accountId } = await underReview()
    const answers = await Promise.all([
      review({ companyId, decision: 'approve' }),
      review({ companyId, decision: 'reject', reason: '资料不全' }, second),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const decided = answers.find(({ status }) => status === 200)?.data as { certiFlg: number }
    const refused = answers.find(({ status }) => status === 409)
    expect(refused).toMatchObject({
      error: { key: 'certification.notReviewable' },
      data: { companyId, certiFlg: decided.certiFlg },
    })
    expect(JSON.stringify(refused?.data)).not.toContain('620102199001011233')
    expect(await messagesOf(accountId)).toHaveLength(1)
  })

  it('does not decide a submission that came in after the reviewer looked', async () => {
    const { companyId } = await underReview()
    await test.services.pool.query('update enterprise set version = version + 1 where id = $1', [companyId])
    const stale = await review({ companyId, decision: 'approve', version: 1 })
    expect(stale).toMatchObject({ status: 409, data: { certiFlg: 2, version: 2 } })
    expect((await review({ companyId, decision: 'approve', version: 2 })).status).toBe(200)
  })

  it.each([1, 3, 4] as const)('refuses to decide an enterprise in state %i', async (certiFlg) => {
    const { id } = await makeEnterprise(test.services.db, test.services, { certiFlg })
    const answer = await review({ companyId: id, decision: 'approve' })
    expect(answer).toMatchObject({ status: 409, error: { key: 'certification.notReviewable' } })
  })

  it('certifies one enterprise per credit code, also when both are approved at once', async () => {
    const creditCode = fictitiousCreditCode('620102', 77)
    const twins = [await underReview({ creditCode }), await underReview({ creditCode })]
    const answers = await Promise.all(
      twins.map(({ companyId }) => review({ companyId, decision: 'approve' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.key).toBe('certification.codeTaken')
    const loser = twins[answers.findIndex(({ status }) => status === 409)]
    expect(await messagesOf(loser?.accountId ?? '')).toEqual([])
  })

  it('answers 404 for an enterprise that does not exist', async () => {
    expect(await review({ companyId: '999999', decision: 'approve' })).toMatchObject({
      status: 404,
      error: { key: 'certification.notFound' },
    })
  })

  it('names a decision it does not know', async () => {
    expect(await review({ companyId: '1', decision: 'maybe' })).toMatchObject({
      status: 422,
      error: { fields: { decision: '请选择审核结论' } },
    })
  })

  it('is for operators only: not signed out, not the enterprise itself, not an institution', async () => {
    const { companyId, ownerToken } = await underReview()
    const officer = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    expect((await test.send(reviewCertification, { body: { companyId, decision: 'approve' } })).status).toBe(
      401,
    )
    for (const as of [ownerToken, await test.signIn(officer.id)]) {
      expect((await review({ companyId, decision: 'approve' }, as)).status).toBe(403)
    }
  })
})
