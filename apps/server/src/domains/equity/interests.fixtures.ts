import { interestCase, type InterestMove, type InterestStatus } from '@lqr/contract/equity/interest-case.ts'
import { INTEREST_CONSENT_VERSION, interestConsentText } from '@lqr/contract/equity/interest-consent.ts'
import { INTEREST_END_CODES } from '@lqr/contract/equity/interest-kinds.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { interestKind } from './interest-kind.ts'
import { requireProjectOf } from './interest-parties.store.ts'
import { type InterestRecord, INTERESTS } from './interest.store.ts'

export interface InterestPlan {
  readonly projectId: string
  readonly org: { readonly id: string; readonly name: string }
  readonly state: InterestStatus
  readonly askedAt: Date
  readonly officer?: { accountId: string | null; name: string; phoneCipher: string | null }
  readonly reason?: string
  /** When the talk is, of one that is agreed on. */
  readonly talkAt?: string
}

const STEP_HOURS = 5
const HOUR_MS = 3_600_000
const TALK_HOURS = 240

/** A full hour that no other project of the enterprise has. */
const talkOf = (projectId: string, askedAt: Date) =>
  new Date((Math.floor(askedAt.getTime() / HOUR_MS) + TALK_HOURS + Number(projectId)) * HOUR_MS).toISOString()
const NOBODY = { accountId: null, name: '投资经理（示例）', phoneCipher: null }
const ENDED = INTEREST_END_CODES[1]

const PATHS: Record<InterestStatus, readonly InterestMove[]> = {
  ASKED: ['submit'],
  CONSENTED: ['submit', 'consent'],
  APPOINTED: ['submit', 'consent', 'proposeTalk', 'acceptTalk'],
  DUE_DILIGENCE: ['submit', 'consent', 'examine'],
  INVESTED: ['submit', 'consent', 'examine', 'invest'],
  DECLINED: ['submit', 'decline'],
  REVOKED: ['submit', 'consent', 'revoke'],
  FAILED: ['submit', 'consent', 'stepOut'],
  CLOSED: ['submit', 'close'],
}

/** An interest in the state with the history that leads there, as the calls would have left it. */
export async function makeInterest(db: Db, plan: InterestPlan): Promise<string> {
  const { org, state, askedAt, officer = NOBODY } = plan
  const project = await requireProjectOf(db, plan.projectId)
  const moves = PATHS[state]
  const timeOf = (index: number) => new Date(askedAt.getTime() + index * STEP_HOURS * HOUR_MS).toISOString()
  const number = await nextNumber(db, interestCase, 'equity_interest_no', askedAt)
  const isConsented = moves.includes('consent')
  const talkAt = plan.talkAt ?? talkOf(project.id, askedAt)
  const text = interestConsentText(org.name, project.project_no)
  const row = await insertCase<InterestRecord>(db, INTERESTS, {
    interest_no: number,
    project_id: project.id,
    company_id: project.company_id,
    org_id: org.id,
    reason: plan.reason ?? '本机构投资该行业的成长期企业，希望了解项目并约谈。',
    status: state,
    answer_due_at: dueAfter(shippedCalendar, interestCase.clocks.answer, askedAt).toISOString(),
    ...(isConsented && {
      consent_version: INTEREST_CONSENT_VERSION,
      consent_hash: evidenceHash([number, timeOf(1), text].join('\n')),
      consented_at: timeOf(1),
    }),
    ...(state === 'APPOINTED' && {
      meet_options: [talkAt],
      meet_side: 'institution',
      meet_place: '机构会议室（示例）',
      meet_at: talkAt,
    }),
    ...(state === 'INVESTED' && {
      invested_yuan: project.amount_yuan,
      invested_share_percent: project.share_percent,
      invested_stage: project.stage,
      invested_on: timeOf(3).slice(0, 10),
    }),
    ...(state === 'FAILED' && {
      end_code: ENDED.code,
      end_reason: ENDED.sentence,
      next_steps: ENDED.remedy,
    }),
    officer_account_id: officer.accountId,
    officer_name: officer.name,
    officer_phone_cipher: officer.phoneCipher,
    is_example: project.is_example,
    created_at: askedAt.toISOString(),
    updated_at: timeOf(moves.length - 1),
    version: moves.length,
  })
  if (!row) throw new Error('no interest was made')
  let from: InterestStatus | null = null
  const events = moves.map((action, index) => {
    const before: InterestStatus | null = from
    from = before === null ? 'ASKED' : (afterMove(interestCase, action, before) ?? before)
    const { side } = interestCase.moves[action]
    const names = { enterprise: '示例企业', institution: officer.name, platform: '平台' }
    return {
      kind: interestCase.kind,
      case_id: row.id,
      action,
      from_status: before,
      to_status: from,
      actor_account_id: side === 'institution' ? officer.accountId : null,
      actor_side: side,
      actor_name: names[side],
      note: null,
      at: timeOf(index),
    }
  })
  await insertCaseEvents(db, events)
  await syncTasks(db, interestKind, [row.id])
  return row.id
}
