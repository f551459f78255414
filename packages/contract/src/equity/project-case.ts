import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { projectErrors as errors } from './project-errors.ts'
import { PROJECT_REJECT_CODES } from './project-kinds.ts'

const authority = { side: 'authority', roles: ['govViewer', 'operator'], tells: 'enterprise' } as const
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
      from: ['SUBMITTED', 'PUBLISHED', 'OFFLINE'],
      to: 'REJECTED',
      reasons: PROJECT_REJECT_CODES,
    },
    unlist: { ...owner, certified: true, name: '下线项目', from: ['PUBLISHED'], to: 'OFFLINE' },
    relist: { ...owner, certified: true, name: '重新上线', from: ['OFFLINE'], to: 'PUBLISHED' },
    withdraw: {
      ...owner,
      name: '撤回项目',
      from: ['SUBMITTED', 'PUBLISHED', 'OFFLINE'],
      to: 'WITHDRAWN',
      seals: ['SUBMITTED'],
    },
  },
  clocks: {
    review: { name: '审核', limit: { workingDays: 5 } },
  },
})

export type ProjectStatus = StateOf<typeof projectCase>
export type ProjectMove = MoveOf<typeof projectCase>

export const projectStates = statesOf(projectCase)
