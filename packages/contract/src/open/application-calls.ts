import * as z from 'zod'
import {
  acceptApplication,
  askSupplement,
  creditApplication,
  disburseApplication,
  getApplication,
  rejectApplication,
  repayApplication,
  reviewApplication,
  settleApplication,
  signApplication,
} from '../applications/calls.ts'
import { releaseGrant } from '../applications/grant-calls.ts'
import { defineCall } from '../kernel/define-call.ts'
import { applyNumber, defineOpenMove } from './open-move.ts'

const work = { openScope: 'cases.work' } as const

export const getOpenApplication = defineCall({
  ...getApplication,
  name: 'open.getOpenApplication',
  summary: '读取一笔申请（按申请单号）',
  path: '/open/v1/applications/{applyNo}',
  access: 'institution',
  openScope: 'tasks.read',
  params: z.object({ applyNo: applyNumber }),
})

export const acceptOpenApplication = defineOpenMove(acceptApplication, {
  ...work,
  name: 'open.acceptOpenApplication',
  word: 'accept',
})

export const reviewOpenApplication = defineOpenMove(reviewApplication, {
  ...work,
  name: 'open.reviewOpenApplication',
  word: 'review',
})

export const supplementOpenApplication = defineOpenMove(askSupplement, {
  ...work,
  name: 'open.supplementOpenApplication',
  word: 'supplement',
})

export const rejectOpenApplication = defineOpenMove(rejectApplication, {
  ...work,
  name: 'open.rejectOpenApplication',
  word: 'reject',
})

/** A grant is the manager's, so it needs a scope of its own. */
export const creditOpenApplication = defineOpenMove(creditApplication, {
  name: 'open.creditOpenApplication',
  word: 'credit',
  openScope: 'cases.decide',
})

export const releaseOpenApplication = defineOpenMove(releaseGrant, {
  name: 'open.releaseOpenApplication',
  word: 'release',
  openScope: 'cases.decide',
})

export const signOpenApplication = defineOpenMove(signApplication, {
  ...work,
  name: 'open.signOpenApplication',
  word: 'sign',
})

export const disburseOpenApplication = defineOpenMove(disburseApplication, {
  ...work,
  name: 'open.disburseOpenApplication',
  word: 'disburse',
})

export const repayOpenApplication = defineOpenMove(repayApplication, {
  ...work,
  name: 'open.repayOpenApplication',
  word: 'repay',
})

export const settleOpenApplication = defineOpenMove(settleApplication, {
  ...work,
  name: 'open.settleOpenApplication',
  word: 'settle',
})
