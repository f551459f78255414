import { type AdvisoryTopic, QUESTION_REJECT_CODES } from '@lqr/contract/advisory/kinds.ts'
import {
  advisoryQuestionCase,
  type QuestionMove,
  type QuestionStatus,
} from '@lqr/contract/advisory/question-case.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { PLATFORM_NAME } from '../../cases/copy.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { makePlainCases } from '../../cases/plain-cases.fixtures.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { questionKind } from './question-kind.ts'
import { QUESTIONS, type QuestionRecord } from './question.store.ts'

interface Person {
  readonly accountId: string | null
  readonly name: string
}

export interface QuestionPlan {
  readonly company: { readonly id: string; readonly corporateName: string }
  readonly applicantAccountId: string
  readonly state: QuestionStatus
  readonly areaCode: string
  readonly topic: AdvisoryTopic
  readonly title: string
  readonly content: string
  readonly answer?: string
  readonly mayPublish?: boolean
  /** The institution that is asked to answer, and who does so for it. */
  readonly orgId?: string
  readonly clerk?: Person
  readonly officer: Person
  readonly submittedAt: Date
}

const REJECTED = QUESTION_REJECT_CODES[0]
const HOUR_MS = 3_600_000

function pathOf({ state, orgId }: QuestionPlan): QuestionMove[] {
  const answered: QuestionMove[] = orgId ? ['refer', 'reply'] : ['take', 'answer']
  const paths: Record<QuestionStatus, QuestionMove[]> = {
    SUBMITTED: [],
    ASSIGNED: ['take'],
    REFERRED: ['refer'],
    REOPENED: [...answered, 'reopen'],
    ANSWERED: answered,
    RATED: [...answered, 'rate'],
    CLOSED: [...answered, 'rate', 'close'],
    REJECTED: ['reject'],
    WITHDRAWN: ['withdraw'],
  }
  return paths[state]
}

/** The moves of a plan two hours apart, each from the state the one before led to. */
function historyOf(plan: QuestionPlan) {
  let from: QuestionStatus = 'SUBMITTED'
  return pathOf(plan).map((action, index) => {
    const to: QuestionStatus = afterMove(advisoryQuestionCase, action, from) ?? from
    const at = new Date(plan.submittedAt.getTime() + (index + 1) * 2 * HOUR_MS)
    const step = { action, from, to, at }
    from = to
    return step
  })
}

/** A question with the history that leads to its state, as the calls would have left it. */
export async function makeQuestion(db: Db, plan: QuestionPlan): Promise<string> {
  const { clocks } = advisoryQuestionCase
  const { submittedAt, state, answer = '' } = plan
  const steps = historyOf(plan)
  const at = (...moves: QuestionMove[]) => steps.find(({ action }) => moves.includes(action))?.at
  const answeredAt = at('answer', 'reply')
  const reopenedAt = at('reopen')
  // What is asked about the answer of an institution waits for the authority, where nobody has it yet.
  const clerk = reopenedAt ? undefined : plan.clerk
  const responsible = at('reply') ? clerk : at('take', 'answer') && plan.officer
  const row = await insertCase<QuestionRecord>(db, QUESTIONS, {
    question_no: await nextNumber(db, advisoryQuestionCase, 'advisory_question_no', submittedAt),
    company_id: plan.company.id,
    applicant_account_id: plan.applicantAccountId,
    org_id: plan.orgId,
    area_code: plan.areaCode,
    topic: plan.topic,
    title: plan.title,
    content: plan.content,
    may_publish: plan.mayPublish ?? false,
    ...(answeredAt && { answer, answered_at: answeredAt.toISOString(), answered_in_time: true }),
    score: at('rate') ? '5' : null,
    ...(at('reject') && {
      reject_code: REJECTED.code,
      reject_reason: REJECTED.sentence,
      next_steps: REJECTED.remedy,
    }),
    sealed_at: at('withdraw')?.toISOString() ?? null,
    reopenings: reopenedAt ? 1 : 0,
    status: state,
    answer_due_at: dueAfter(shippedCalendar, clocks.answer, reopenedAt ?? submittedAt).toISOString(),
    settle_due_at: answeredAt ? dueAfter(shippedCalendar, clocks.settle, answeredAt).toISOString() : null,
    officer_account_id: responsible?.accountId,
    officer_name: responsible?.name,
    is_example: true,
    created_at: submittedAt.toISOString(),
    updated_at: (steps.at(-1)?.at ?? submittedAt).toISOString(),
    version: 1 + steps.length,
  })
  if (!row) throw new Error('no question was made')
  await syncTasks(db, questionKind, [row.id])
  await insertHistory(db, plan, row.id)
  return row.id
}

async function insertHistory(db: Db, plan: QuestionPlan, id: string): Promise<void> {
  const asker = { accountId: plan.applicantAccountId, name: plan.company.corporateName }
  const platform = { accountId: null, name: PLATFORM_NAME }
  const people = {
    enterprise: asker,
    authority: plan.officer,
    institution: plan.clerk ?? plan.officer,
    platform,
  }
  const submitted = { action: 'submit' as const, from: null, to: 'SUBMITTED', at: plan.submittedAt }
  const notes: Partial<Record<QuestionMove, string>> = {
    answer: plan.answer ?? '',
    reply: plan.answer ?? '',
    reject: REJECTED.sentence,
    reopen: '还有不清楚的地方，请再说明。',
  }
  await insertCaseEvents(
    db,
    [submitted, ...historyOf(plan)].map(({ action, from, to, at }) => {
      const { side } = advisoryQuestionCase.moves[action]
      return {
        kind: advisoryQuestionCase.kind,
        case_id: id,
        action,
        from_status: from,
        to_status: to,
        actor_account_id: people[side].accountId,
        actor_side: side,
        actor_name: people[side].name,
        note: notes[action] ?? null,
        at: at.toISOString(),
      }
    }),
  )
}

/** Questions for the generated tests of all kinds. */
export const makeQuestionCases = (t: TestApp) =>
  makePlainCases(t, questionKind, async () => {
    const { db, now } = t.services
    return {
      question_no: await nextNumber(db, advisoryQuestionCase, 'advisory_question_no', now()),
      area_code: '620102',
      topic: 'loan',
      title: '设备贷款需要哪些材料',
      content: '购置设备申请贷款，需要准备哪些材料？',
      may_publish: false,
      answer_due_at: now().toISOString(),
      settle_due_at: now().toISOString(),
    }
  })
