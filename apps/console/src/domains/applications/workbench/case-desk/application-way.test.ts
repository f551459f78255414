import { expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { stepsOfWay } from '../../../../shell/cases/case-way.ts'
import { APPLICATION_WAY } from './application-way.ts'

type Event = ApplicationDetail['timeline'][number]

const event = (
  action: Event['action'],
  fromStatus: Event['fromStatus'],
  toStatus: Event['toStatus'],
  day: number,
): Event => ({
  at: `2026-11-${day}T09:00:00+08:00`,
  action,
  fromStatus,
  toStatus,
  actorSide: 'institution',
  actorName: '经办人（示例）',
  note: null,
})
const submitted = event('submit', null, 'SUBMITTED', 10)
const accepted = event('accept', 'SUBMITTED', 'ACCEPTED', 11)
const reviewed = event('review', 'ACCEPTED', 'REVIEWING', 12)

const steps = (status: ApplicationDetail['status'], timeline: Event[]) =>
  stepsOfWay(applicationCase, APPLICATION_WAY, { status, timeline }, '等人处理')
const shape = (status: ApplicationDetail['status'], timeline: Event[]) =>
  steps(status, timeline).map(({ title, state }) => `${title} ${state}`)

test('what is done stands before what is awaited, and that before what is to come', () => {
  expect(shape('ACCEPTED', [submitted, accepted])).toEqual([
    '提交申请 done',
    '受理 done',
    '开始审批 now',
    '授信 next',
    '签约 next',
    '放款 next',
    '结清 next',
  ])
})

test('the awaited step names who acts, and since when', () => {
  const now = steps('REVIEWING', [submitted, accepted, reviewed]).find(({ state }) => state === 'now')
  expect(now).toMatchObject({ title: '授信', actor: '等人处理', at: reviewed.at })
})

test('while documents are awaited the step stays, since the day they were asked for', () => {
  const asked = event('supplement', 'REVIEWING', 'SUPPLEMENT', 13)
  const now = steps('SUPPLEMENT', [submitted, accepted, reviewed, asked]).find(({ state }) => state === 'now')
  expect(now).toMatchObject({ title: '授信', actor: '等人处理', at: asked.at })
})

test('a case that was refused ends with that, and nothing is to come', () => {
  const refused = event('reject', 'REVIEWING', 'REJECTED', 14)
  expect(shape('REJECTED', [submitted, accepted, reviewed, refused])).toEqual([
    '提交申请 done',
    '受理 done',
    '开始审批 done',
    '已拒绝 ended',
  ])
})

test('a case that was paid back has gone its whole way', () => {
  const rest = [
    event('credit', 'REVIEWING', 'CREDITED', 15),
    event('sign', 'CREDITED', 'SIGNED', 16),
    event('disburse', 'SIGNED', 'DISBURSED', 17),
    event('repay', 'DISBURSED', 'DISBURSED', 18),
    event('settle', 'DISBURSED', 'SETTLED', 19),
  ]
  const all = shape('SETTLED', [submitted, accepted, reviewed, ...rest])
  expect(all).toHaveLength(7)
  expect(all.every((step) => step.endsWith(' done'))).toBe(true)
})

test('what changes the clock or the person and not the state changes nothing of since when', () => {
  const moved = event('assign', 'REVIEWING', 'REVIEWING', 14)
  const now = steps('REVIEWING', [submitted, accepted, reviewed, moved]).find(({ state }) => state === 'now')
  expect(now?.at).toBe(reviewed.at)
})

test('a case whose events lie in the archive says what it came to, and not when', () => {
  const archived = event('archive', 'REJECTED', 'REJECTED', 20)
  expect(steps('REJECTED', [archived])).toEqual([
    { key: 'end', title: '已拒绝', state: 'ended', at: undefined, actor: undefined },
  ])
})
