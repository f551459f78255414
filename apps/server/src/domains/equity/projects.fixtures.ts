import { projectCase, type ProjectMove, type ProjectStatus } from '@lqr/contract/equity/project-case.ts'
import { PROJECT_FAIL_CODES, PROJECT_REJECT_CODES } from '@lqr/contract/equity/project-kinds.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { projectKind } from './project-kind.ts'
import { type ProjectRecord, PROJECTS, type ProjectValues } from './project.store.ts'

export interface ProjectPlan {
  readonly company: { id: string; corporateName: string }
  readonly applicantAccountId: string
  readonly state?: ProjectStatus
  /** When it was handed in, or begun as a draft; two days ago unless told otherwise. */
  readonly submittedAt?: Date
  /** Columns other than usual; a draft may have nulls. */
  readonly asked?: ProjectValues
  readonly authorityName?: string
  readonly isExample?: boolean
}

const HOUR_MS = 3_600_000
const USUAL_AGE_HOURS = 48
const STEP_HOURS = 6

const PATHS: Record<ProjectStatus, readonly ProjectMove[]> = {
  DRAFT: [],
  SUBMITTED: ['submit'],
  PUBLISHED: ['submit', 'publish'],
  APPOINTED: ['submit', 'publish', 'appoint'],
  ROADSHOW: ['submit', 'publish', 'present'],
  DUE_DILIGENCE: ['submit', 'publish', 'appoint', 'examine'],
  INVESTED: ['submit', 'publish', 'appoint', 'examine', 'invest'],
  FAILED: ['submit', 'publish', 'appoint', 'fail'],
  OFFLINE: ['submit', 'publish', 'unlist'],
  WITHDRAWN: ['submit', 'withdraw'],
  REJECTED: ['submit', 'reject'],
}

const USUAL = {
  name: '果蔬冻干生产线扩建',
  intro: '新建一条果蔬冻干生产线，资金用于设备采购和厂房改造。',
  industry_code: 'C',
  stage: 'A',
  area_code: '620102',
  amount_yuan: 8_000_000,
  share_percent: 10,
  found_date: '2019-05-06',
  has_income: true,
  is_profitable: false,
  shows_company: false,
  contact_name: '示例联系人',
} as const

/** A project in the state with the history that leads there, as the calls would have left it. */
export async function makeProject(
  db: Db,
  services: Pick<Services, 'cipher' | 'now'>,
  plan: ProjectPlan,
): Promise<string> {
  const { company, state = 'PUBLISHED' } = plan
  const at = plan.submittedAt ?? new Date(services.now().getTime() - USUAL_AGE_HOURS * HOUR_MS)
  const moves = PATHS[state]
  const timeOf = (index: number) => new Date(at.getTime() + index * STEP_HOURS * HOUR_MS).toISOString()
  const last = timeOf(Math.max(0, moves.length - 1))
  const refusal = state === 'REJECTED' ? PROJECT_REJECT_CODES[3] : undefined
  const failure = state === 'FAILED' ? PROJECT_FAIL_CODES[0] : undefined
  const row = await insertCase<ProjectRecord>(db, PROJECTS, {
    contact_phone_cipher: services.cipher.encrypt('13900001234'),
    ...USUAL,
    ...plan.asked,
    project_no: await nextNumber(db, projectCase, 'equity_project_no', at),
    company_id: company.id,
    applicant_account_id: plan.applicantAccountId,
    status: state,
    review_due_at:
      state === 'DRAFT' ? null : dueAfter(shippedCalendar, projectCase.clocks.review, at).toISOString(),
    published_at: moves.includes('publish') ? timeOf(1) : null,
    reject_code: refusal?.code ?? null,
    reject_reason: refusal?.sentence ?? null,
    fail_code: failure?.code ?? null,
    fail_reason: failure?.sentence ?? null,
    next_steps: (refusal ?? failure)?.remedy ?? null,
    sealed_at: state === 'WITHDRAWN' ? last : null,
    is_example: plan.isExample ?? false,
    created_at: at.toISOString(),
    updated_at: last,
    version: 1 + moves.length,
  })
  if (!row) throw new Error('no project was made')
  let from: ProjectStatus = 'DRAFT'
  const events = moves.map((action, index) => {
    const before = from
    from = afterMove(projectCase, action, before) ?? before
    const { side } = projectCase.moves[action]
    const authority = plan.authorityName ?? '金融办（示例）'
    const names = { enterprise: company.corporateName, authority, platform: '平台' }
    return {
      kind: projectCase.kind,
      case_id: row.id,
      action,
      from_status: before,
      to_status: from,
      actor_account_id: side === 'enterprise' ? plan.applicantAccountId : null,
      actor_side: side,
      actor_name: names[side],
      note: null,
      at: timeOf(index),
    }
  })
  await insertCaseEvents(db, events)
  await syncTasks(db, projectKind, [row.id])
  return row.id
}
