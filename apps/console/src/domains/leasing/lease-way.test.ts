import { expect, test } from 'vitest'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import type { LeaseEvent, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { stepsOfWay } from '../../shell/cases/case-way.ts'
import { LEASE_WAY } from './lease-way.ts'

type Status = LeaseTaskDetail['status']

const event = (action: LeaseEvent['action'], fromStatus: Status | null, toStatus: Status, day: number) => ({
  at: `2026-11-${day}T09:00:00+08:00`,
  action,
  fromStatus,
  toStatus,
  actorName: '经办人（示例）',
})
const offered = [
  event('submit', null, 'SUBMITTED', 10),
  event('accept', 'SUBMITTED', 'ACCEPTED', 11),
  event('offer', 'ACCEPTED', 'OFFERED', 12),
]
const agreed = event('agree', 'OFFERED', 'OFFERED', 13)
const awaited = (status: Status, timeline: ReturnType<typeof event>[]) =>
  stepsOfWay(leaseCase, LEASE_WAY, { status, timeline }, undefined).find(({ state }) => state === 'now')

test('an offer awaits that the enterprise accepts it, and then the contract, each since its own day', () => {
  expect(awaited('OFFERED', offered)).toMatchObject({ title: '接受报价', at: offered[2]?.at })
  expect(awaited('OFFERED', [...offered, agreed])).toMatchObject({ title: '签约', at: agreed.at })
})

test('an offer that was renewed after it was accepted has to be accepted anew', () => {
  const renewed = event('offer', 'OFFERED', 'OFFERED', 14)
  expect(awaited('OFFERED', [...offered, agreed, renewed])).toMatchObject({
    title: '接受报价',
    at: renewed.at,
  })
})

test('an offer that lapsed awaits another one', () => {
  const lapsed = event('lapse', 'OFFERED', 'ACCEPTED', 16)
  expect(awaited('ACCEPTED', [...offered, lapsed])).toMatchObject({ title: '报价', at: lapsed.at })
})

test('a contract that was dissolved ends the way before the equipment is handed over', () => {
  const signed = event('sign', 'OFFERED', 'SIGNED', 15)
  const timeline = [...offered, agreed, signed, event('dissolve', 'SIGNED', 'DISSOLVED', 16)]
  const steps = stepsOfWay(leaseCase, LEASE_WAY, { status: 'DISSOLVED', timeline }, undefined)
  expect(steps.slice(-2).map(({ title, state }) => `${title} ${state}`)).toEqual([
    '签约 done',
    '合同已解除 ended',
  ])
})

test('a need that went to somebody else ends with that', () => {
  const lost = event('lose', 'OFFERED', 'LOST', 15)
  const steps = stepsOfWay(leaseCase, LEASE_WAY, { status: 'LOST', timeline: [...offered, lost] }, undefined)
  expect(steps.map(({ title, state }) => `${title} ${state}`)).toEqual([
    '提交租赁需求 done',
    '接洽 done',
    '报价 done',
    '他家已签约 ended',
  ])
})
