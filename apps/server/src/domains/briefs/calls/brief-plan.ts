import { getBriefPlan, saveBriefPlan } from '@lqr/contract/briefs/calls.ts'
import { BRIEF_INDICATORS, FIRST_INDICATORS } from '@lqr/contract/briefs/kinds.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { areaNameOf } from '../../statistics/index.ts'
import { type BriefPlan, findPlan, savePlan } from '../brief.store.ts'
import { requireArea } from '../briefs.access.ts'
import { briefCopy as copy } from '../copy.ts'

const FIRST = { title: copy.title, intro: '', indicators: FIRST_INDICATORS, isScheduled: false, version: 0 }

/** How an area's brief looks, or what one begins with. */
export async function planOf(db: Db, areaCode: string) {
  return shown(areaCode, (await findPlan(db, areaCode)) ?? FIRST)
}

function shown(areaCode: string, plan: BriefPlan & { version: number }) {
  const indicators = BRIEF_INDICATORS.map(({ code }) => code).filter((code) => plan.indicators.includes(code))
  return { ...plan, areaCode, areaName: areaNameOf(areaCode), indicators }
}

export const getBriefPlanCall = bindCall(getBriefPlan, ({ db, actor, query }) =>
  planOf(db, requireArea(actor, query.areaCode)),
)

export const saveBriefPlanCall = bindCall(saveBriefPlan, async ({ db, actor, body, now, audit }) => {
  const { areaCode: asked, version, intro = '', ...rest } = body
  const areaCode = requireArea(actor, asked)
  const saved = await savePlan(db, areaCode, { ...rest, intro }, version, now)
  if (!saved) throw new CallError(kernelErrors.conflict, { data: await planOf(db, areaCode) })
  audit({ action: 'set-brief', entity: 'brief_plan', entityId: areaCode, detail: { version: saved.version } })
  return shown(areaCode, saved)
})
