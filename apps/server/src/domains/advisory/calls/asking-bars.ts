import {
  appealAskingBar,
  type AskingRight,
  barAsker,
  decideAskingBar,
  getAskingRight,
  listAskingBars,
} from '@lqr/contract/advisory/bar-calls.ts'
import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { decideBar, findBar, holdBar, insertBar, listBars, noteAppeal } from '../bars.store.ts'
import { barText } from '../copy.ts'
import { holdQuestion } from '../question.store.ts'

const ASKING_PAGE = '/advisory/advisoryForm'
const BARS_PAGE = '/office/asking-bars'

async function askingRight(db: Db, accountId: string): Promise<AskingRight> {
  const bar = await findBar(db, accountId)
  return { bar: bar ? { ...bar, mayAppeal: bar.appeal === null } : null }
}

export const getAskingRightCall = bindCall(getAskingRight, ({ actor, db }) =>
  askingRight(db, actor.accountId),
)

export const appealAskingBarCall = bindCall(appealAskingBar, async ({ actor, audit, body, db, now }) => {
  const bar = await findBar(db, actor.accountId)
  if (!bar) throw new CallError(errors.barNotFound)
  if (!(await noteAppeal(db, bar.id, body.appeal, now))) throw new CallError(errors.appealedAlready)
  audit({ action: 'appeal-asking-bar', entity: 'asking_bar', entityId: bar.id })
  const [title, text] = barText.appealed
  await sendMessage(db, { kind: 'advisory.appeal', title, body: text, link: BARS_PAGE, roles: ['operator'] })
  return askingRight(db, actor.accountId)
})

export const barAskerCall = bindCall(barAsker, async ({ actor, audit, body, db, now, params }) => {
  if (!(await holdQuestion(db, params.id))) throw new CallError(errors.questionNotFound)
  const { reason } = body
  const bar = await insertBar(db, { questionId: params.id, reason, barredBy: actor.accountId, now })
  if (!bar) throw new CallError(errors.barredAlready)
  audit({ action: 'bar-asker', entity: 'asking_bar', entityId: bar.id, detail: { reason } })
  const [title, text] = barText.barred(reason)
  await sendMessage(db, {
    kind: 'advisory.bar',
    title,
    body: text,
    link: ASKING_PAGE,
    accountId: bar.accountId,
  })
  return { done: true }
})

export const listAskingBarsCall = bindCall(listAskingBars, ({ actor, body, db }) =>
  listBars(db, actor.accountId, body),
)

export const decideAskingBarCall = bindCall(
  decideAskingBar,
  async ({ actor, audit, body, db, now, params }) => {
    const bar = await holdBar(db, params.id)
    if (!bar) throw new CallError(errors.barNotFound)
    if (bar.appeal !== null && bar.barredBy === actor.accountId) throw new CallError(errors.ownBar)
    if (!body.lifts && !bar.awaits) throw new CallError(errors.nothingAppealed)
    await decideBar(db, bar.id, { ...body, decidedBy: actor.accountId, now })
    audit({
      action: 'decide-asking-bar',
      entity: 'asking_bar',
      entityId: bar.id,
      detail: { lifts: body.lifts },
    })
    const [title, text] = body.lifts ? barText.lifted(body.decision) : barText.upheld(body.decision)
    await sendMessage(db, {
      kind: 'advisory.bar',
      title,
      body: text,
      link: ASKING_PAGE,
      accountId: bar.accountId,
    })
    return { done: true }
  },
)
