import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { projectErrors as errors } from './project-errors.ts'
import { PROJECT_FAIL_CODES, PROJECT_REJECT_CODES } from './project-kinds.ts'

const authority = { side: 'authority', roles: ['govViewer', 'operator'], tells: 'enterprise' } as const
/** States in which a project is public. */
const LISTED = ['PUBLISHED', 'APPOINTED', 'ROADSHOW', 'DUE_DILIGENCE'] as const
/** It follows the institution that is furthest. */
const follows = { side: 'platform', tells: 'authority' } as const
const owner = { side: 'enterprise', tells: 'authority' } as const

/** A project that looks for investors (docs/cases/equityProject.md): the authority of its area reviews it before anybody else sees it. */
export const projectCase = defineCase({
  kind: 'equityProject',
  label: '股权融资项目',
  affairs: { going: '在办股权融资项目', over: '已办结股权融资项目' },
  numberPrefix: 'GQ',
  auditEntity: { code: 'equity_project', name: '股权融资项目' },
  errors: {
    notFound: errors.projectNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    DRAFT: { name: '草稿', phase: 'draft' },
    SUBMITTED: { name: '待审核', phase: 'open', waitsFor: 'authority', clock: 'review' },
    PUBLISHED: { name: '已发布', phase: 'underway' },
    APPOINTED: { name: '约谈', phase: 'underway' },
    ROADSHOW: { name: '路演', phase: 'underway' },
    DUE_DILIGENCE: { name: '尽职调查', phase: 'underway' },
    INVESTED: { name: '已投资', phase: 'over', outcome: 'reached' },
    FAILED: { name: '未成', phase: 'over', outcome: 'refused' },
    OFFLINE: { name: '已下线', phase: 'open', waitsFor: 'enterprise' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    REJECTED: { name: '已驳回', phase: 'over', outcome: 'refused' },
  },
  moves: {
    submit: {
      ...owner,
      certified: true,
      name: '提交审核',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      starts: 'review',
    },
    publish: { ...authority, name: '审核通过', from: ['SUBMITTED'], to: 'PUBLISHED' },
    reject: {
      ...authority,
      name: '驳回项目',
      from: ['SUBMITTED', ...LISTED, 'OFFLINE'],
      to: 'REJECTED',
      reasons: PROJECT_REJECT_CODES,
    },
    /** As every way out, open while the enterprise itself is under review again. */
    unlist: { ...owner, name: '下线项目', from: LISTED, to: 'OFFLINE' },
    relist: { ...owner, certified: true, name: '重新上线', from: ['OFFLINE'], to: 'PUBLISHED' },
    withdraw: {
      ...owner,
      name: '撤回项目',
      from: ['SUBMITTED', 'PUBLISHED', 'OFFLINE'],
      to: 'WITHDRAWN',
      seals: ['SUBMITTED'],
    },
    appoint: { ...follows, name: '进入约谈', from: ['PUBLISHED'], to: 'APPOINTED' },
    present: { ...follows, name: '已参加路演', from: ['PUBLISHED', 'APPOINTED'], to: 'ROADSHOW' },
    examine: {
      ...follows,
      name: '进入尽职调查',
      from: ['PUBLISHED', 'APPOINTED', 'ROADSHOW'],
      to: 'DUE_DILIGENCE',
    },
    retreat: {
      ...follows,
      name: '机构退出，继续融资',
      from: ['APPOINTED', 'DUE_DILIGENCE'],
      to: 'PUBLISHED',
    },
    /** Its roadshow was recorded wrongly: nothing else leads back from there. */
    retract: { ...follows, name: '撤回路演登记', from: ['ROADSHOW'], to: 'PUBLISHED' },
    invest: { ...follows, name: '获得投资', from: [...LISTED, 'OFFLINE'], to: 'INVESTED' },
    fail: {
      ...owner,
      name: '结束融资',
      from: ['APPOINTED', 'ROADSHOW', 'DUE_DILIGENCE'],
      to: 'FAILED',
      reasons: PROJECT_FAIL_CODES,
    },
    /** The enterprise has left the platform; what awaits a decision holds it back before. */
    end: {
      side: 'platform',
      tells: 'authority',
      name: '企业注销账号，项目结束',
      from: LISTED,
      to: 'WITHDRAWN',
    },
  },
  clocks: {
    review: { name: '审核', limit: { workingDays: 5 } },
  },
})

export type ProjectStatus = StateOf<typeof projectCase>
export type ProjectMove = MoveOf<typeof projectCase>

export const projectStates = statesOf(projectCase)

/** States in which everybody reads the public part. */
export const LISTED_STATES = LISTED satisfies readonly ProjectStatus[]
