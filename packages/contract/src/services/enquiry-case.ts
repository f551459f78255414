import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { ENQUIRY_DECLINE_CODES } from './enquiry-kinds.ts'
import { servicesErrors as errors } from './errors.ts'

const provider = { side: 'institution', roles: ['agency'], tells: 'enterprise' } as const
const client = { side: 'enterprise', tells: 'institution' } as const

/**
 * An enquiry of an enterprise for a service (docs/cases/serviceEnquiry.md): the provider quotes, the enterprise orders, and
 * what was delivered is closed with a rating or settles by itself. An order ends by either side with a reason (decision 0202).
 * No money goes through the platform.
 */
export const serviceEnquiryCase = defineCase({
  kind: 'serviceEnquiry',
  label: '服务询价',
  affairs: { going: '在办服务询价', over: '已结束服务询价' },
  numberPrefix: 'FW',
  auditEntity: { code: 'service_enquiry', name: '服务询价' },
  errors: {
    notFound: errors.enquiryNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    SUBMITTED: { name: '待报价', phase: 'open', waitsFor: 'institution', clock: 'answer' },
    QUOTED: { name: '已报价', phase: 'open', waitsFor: 'enterprise', clock: 'decide' },
    ORDERED: { name: '服务中', phase: 'underway' },
    DELIVERED: { name: '已交付', phase: 'underway', waitsFor: 'enterprise', clock: 'confirm' },
    CLOSED: { name: '已完成', phase: 'over', outcome: 'reached' },
    DECLINED: { name: '未承接', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    LAPSED: { name: '已失效', phase: 'over' },
    /** By one of the two after the order, or because the enterprise is no longer there. */
    ENDED: { name: '已终止', phase: 'over' },
  },
  moves: {
    submit: { ...client, name: '提交询价', from: [], to: 'SUBMITTED', starts: 'answer', certified: true },
    quote: { ...provider, name: '报价', from: ['SUBMITTED'], to: 'QUOTED', assigns: true, starts: 'decide' },
    decline: {
      ...provider,
      name: '不承接',
      from: ['SUBMITTED'],
      to: 'DECLINED',
      reasons: ENQUIRY_DECLINE_CODES,
    },
    order: { ...client, name: '同意委托', from: ['QUOTED'], to: 'ORDERED' },
    deliver: { ...provider, name: '交付', from: ['ORDERED'], to: 'DELIVERED', starts: 'confirm' },
    close: { ...client, name: '确认并评价', from: ['DELIVERED'], to: 'CLOSED' },
    withdraw: {
      ...client,
      name: '撤回',
      from: ['SUBMITTED', 'QUOTED'],
      to: 'WITHDRAWN',
      seals: ['SUBMITTED'],
    },
    cancel: { ...client, name: '终止委托', from: ['ORDERED', 'DELIVERED'], to: 'ENDED' },
    /** Not from what it has delivered: that is the enterprise's to confirm. */
    stepOut: { ...provider, name: '退出服务', from: ['ORDERED'], to: 'ENDED' },
    expire: {
      side: 'platform',
      name: '到期失效',
      from: ['SUBMITTED', 'QUOTED'],
      to: 'LAPSED',
      tells: 'enterprise',
    },
    settle: {
      side: 'platform',
      name: '到期视为确认',
      from: ['DELIVERED'],
      to: 'CLOSED',
      tells: 'enterprise',
    },
    leave: {
      side: 'platform',
      name: '企业注销账号，委托终止',
      from: ['ORDERED', 'DELIVERED'],
      to: 'ENDED',
      tells: 'institution',
    },
  },
  clocks: {
    answer: { name: '报价', limit: { workingDays: 3 }, expiry: { by: 'expire', workingDaysAfterDue: 5 } },
    /** So long a quote can be agreed to. */
    decide: { name: '委托', limit: { days: 15 }, expiry: { by: 'expire', workingDaysAfterDue: 1 } },
    /** A delivery that nobody answers counts as confirmed. */
    confirm: { name: '确认交付', limit: { days: 15 }, expiry: { by: 'settle', workingDaysAfterDue: 0 } },
  },
})

export type EnquiryStatus = StateOf<typeof serviceEnquiryCase>
export type EnquiryMove = MoveOf<typeof serviceEnquiryCase>

export const enquiryStates = statesOf(serviceEnquiryCase)
