import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { makePlainCases } from '../../../cases/plain-cases.fixtures.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { letterKind } from './letter-kind.ts'

/** Letters for the generated tests of all kinds, written by the government of a county. */
export async function makeLetterCases(t: TestApp) {
  const { db } = t.services
  const author = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620102' })
  return makePlainCases(t, letterKind, async (state) => {
    const now = t.services.now()
    return {
      number: await nextNumber(db, letterCase, 'oversight_letter_no', now),
      company_id: null,
      applicant_account_id: undefined,
      area_code: '620102',
      author_account_id: author.id,
      author_name: '城关区金融办（示例）',
      subject: '关于 1 件融资申请超时未受理',
      content: '请尽快受理所列申请并答复办理情况。',
      answer: state === 'ANSWERED' || state === 'CLOSED' ? '已受理所列申请，并与企业联系。' : null,
      answer_due_at: now.toISOString(),
    }
  })
}
