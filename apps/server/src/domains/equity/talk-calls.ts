import {
  acceptTalk,
  callOffTalk,
  cancelTalk,
  confirmTalk,
  examineProject,
  listTalks,
  offerTalk,
  proposeTalk,
} from '@lqr/contract/equity/talk-calls.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import type { CaseChange, Viewing } from '../../cases/case-kind.ts'
import { caseScope } from '../../cases/case-access.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { bindCall, type BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindInstitutionMove, bindOwnMove } from './interest-binders.ts'
import { interestKind } from './interest-kind.ts'
import { listAgreedTalks } from './interest-list.store.ts'
import { holdTalkTime, type InterestRecord } from './interest.store.ts'
import { correctInvestmentCall, investInProjectCall } from './investments.ts'
import { chosenTimeProblem, NO_TALK, talkTimesProblem } from './talk.rules.ts'

/** What is proposed anew takes the place of what was proposed or agreed on before. */
function proposed(
  side: 'institution' | 'enterprise',
  { times, place }: { times: string[]; place: string },
  now: Date,
): CaseChange<InterestRecord> {
  const problem = talkTimesProblem(times, now)
  if (problem) throw new CallError(problem, { fields: { times: problem.msg } })
  return { meet_side: side, meet_options: times, meet_place: place, meet_at: null }
}

async function agreed({ db, now }: Pick<Viewing, 'db' | 'now'>, time: string, row: InterestRecord) {
  const problem = chosenTimeProblem(row.meet_options, time, now)
  if (problem) throw new CallError(problem, { fields: { time: problem.msg } })
  if (!(await holdTalkTime(db, row, time)))
    throw new CallError(errors.talkTaken, { fields: { time: errors.talkTaken.msg } })
  return { meet_at: new Date(time).toISOString() }
}

const cancelled = { change: () => NO_TALK }

/** Talks and what follows them: due diligence, its end, and what is corrected of that. */
export const talkCalls: readonly BoundCall[] = [
  bindInstitutionMove(proposeTalk, 'proposeTalk', {
    change: ({ body, now }) => proposed('institution', body, now),
  }),
  bindOwnMove(offerTalk, 'offerTalk', { change: ({ body, now }) => proposed('enterprise', body, now) }),
  bindOwnMove(acceptTalk, 'acceptTalk', {
    change: (context, row) => agreed(context, context.body.time, row),
  }),
  bindInstitutionMove(confirmTalk, 'confirmTalk', {
    change: (context, row) => agreed(context, context.body.time, row),
  }),
  bindInstitutionMove(cancelTalk, 'cancelTalk', cancelled),
  bindOwnMove(callOffTalk, 'callOffTalk', cancelled),
  bindCall(listTalks, async ({ actor, db, now }) =>
    listAgreedTalks(db, await caseScope(db, actor, interestKind), shanghaiDay(now)),
  ),
  bindInstitutionMove(examineProject, 'examine'),
  investInProjectCall,
  correctInvestmentCall,
]
