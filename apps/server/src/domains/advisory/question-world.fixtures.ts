import { addAdvisoryReqInfo } from '@lqr/contract/advisory/calls.ts'
import type { AdvisoryQuestion, QuestionForm } from '@lqr/contract/advisory/entities.ts'
import { answerQuestion, referQuestion } from '@lqr/contract/advisory/move-calls.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'

export const QUESTION: QuestionForm = {
  title: '设备贷款需要哪些材料',
  topic: 'loan',
  areaCode: '620102',
  content: '购置一台数控机床申请设备贷款，需要准备哪些材料？',
  mayPublish: false,
}

export const ANSWER = '请准备营业执照、近两年财务报表和设备购置合同，向当地银行网点提交。'

/** Two enterprises, governments of two counties and of the province, an operator and two institutions. */
export async function makeQuestionWorld(t: TestApp) {
  const { db } = t.services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]) => {
    const { id } = await makeAccount(db, t.services, maker)
    return { id, token: await t.signIn(id) }
  }
  const makeAsker = async (certiFlg: 1 | 3 = 3) => {
    const { id, corporateName } = await makeEnterprise(db, t.services, { certiFlg })
    return {
      companyId: id,
      companyName: corporateName,
      ...(await signedIn({ sourceType: '7', companyId: id })),
    }
  }
  const bankNamed = async (name: string) => {
    const { id } = await makeOrganisation(db, { name, orgCategory: 'cityBank', regionCode: '620000' })
    return { orgId: id, name, ...(await signedIn({ sourceType: '3', orgId: id })) }
  }
  const county = await signedIn({ sourceType: '2', regionCode: '620102' })
  const bank = await bankNamed('黄河示例银行')
  const ask = async (over: Partial<QuestionForm> = {}, by?: { token: string }): Promise<AdvisoryQuestion> => {
    const asker = by ?? (await makeAsker())
    return (await t.call(addAdvisoryReqInfo, { body: { ...QUESTION, ...over } }, asker)).data
  }
  return {
    makeAsker,
    county,
    bank,
    province: await signedIn({ sourceType: '2', regionCode: '620000' }),
    elsewhere: await signedIn({ sourceType: '2', regionCode: '620500' }),
    operator: await signedIn({ sourceType: '1' }),
    otherBank: await bankNamed('麦积示例银行'),
    ask,
    /** A question that the county has answered. */
    async answered(over: Partial<QuestionForm> = {}, by?: { token: string }) {
      const { id } = await ask(over, by)
      return (await t.call(answerQuestion, { params: { id }, body: { answer: ANSWER } }, county)).data
    },
    /** A question that the bank is to answer. */
    async referred(by?: { token: string }) {
      const { id } = await ask({}, by)
      return (await t.call(referQuestion, { params: { id }, body: { orgId: bank.orgId } }, county)).data
    },
  }
}

export type QuestionWorld = Awaited<ReturnType<typeof makeQuestionWorld>>
