import {
  getObjection,
  submitObjection,
  upholdObjection,
  dismissObjection,
} from '@lqr/contract/credit/objection-calls.ts'
import { callOfTopic } from '@lqr/contract/credit/topic-calls.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { authorise } from '../topics/topics.fixtures.ts'

const YEAR_MS = 366 * 86_400_000

export const CONTENT = '处罚决定所列金额与决定书不一致，应为三千元。'
export const CORRECTION = '经核查处罚决定书，罚款金额应为三千元。'
export const REPLY = '经向来源单位核实，条目与处罚决定书一致，维持原信息。'

/** Two enterprises, two banks of which one is authorised, governments and an operator around items of credit information. */
export async function makeObjectionWorld(t: TestApp) {
  const { db } = t.services
  const world = await makeApplicationWorld(t)
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]) => {
    const { id } = await makeAccount(db, t.services, maker)
    return { id, token: await t.signIn(id) }
  }
  const read = (code: CreditTopicCode, companyId: string, by: { token: string }) =>
    t.call(callOfTopic(code), { params: { id: companyId }, query: {} }, { token: by.token })
  return {
    bank: world.officer,
    otherBank: world.otherOfficer,
    otherBankId: world.otherBank.id,
    operator: await signedIn({ sourceType: '1' }),
    county: await signedIn({ sourceType: '2', regionCode: '620122' }),
    province: await signedIn({ sourceType: '2', regionCode: '620000' }),
    elsewhere: await signedIn({ sourceType: '2', regionCode: '620500' }),
    read,
    /** A company of its own, authorising the bank to read its registration and what speaks against it. */
    async makeCompany() {
      const { id: companyId } = await makeEnterprise(db, t.services)
      const owner = await signedIn({ sourceType: '7', companyId })
      await authorise(db, {
        companyId,
        accountId: owner.id,
        orgId: world.bank.id,
        scope: ['registration', 'judicial'],
        validTo: new Date(t.services.now().getTime() + YEAR_MS).toISOString(),
      })
      const itemOf = async (code: CreditTopicCode) => {
        const [item] = (await read(code, companyId, owner)).data.list
        if (!item) throw new Error(`no item of ${code}`)
        return item
      }
      return { companyId, itemOf, ...owner }
    },
    object: (itemId: string, by: { token: string }, fileIds: string[] = []) =>
      t.call(
        submitObjection,
        { body: { itemId, reasonCode: 'wrong', content: CONTENT, fileIds } },
        { token: by.token },
      ),
    get: (id: string, by: { token: string }) => t.call(getObjection, { params: { id } }, { token: by.token }),
    uphold: (id: string, by: { token: string }) =>
      t.call(upholdObjection, { params: { id }, body: { correction: CORRECTION } }, { token: by.token }),
    dismiss: (id: string, by: { token: string }) =>
      t.call(dismissObjection, { params: { id }, body: { reply: REPLY } }, { token: by.token }),
  }
}

export type ObjectionWorld = Awaited<ReturnType<typeof makeObjectionWorld>>
