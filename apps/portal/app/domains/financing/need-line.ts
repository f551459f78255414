import type { NeedCard } from '@lqr/contract/financing/entities.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatTerm } from '@lqr/ui/format-amount.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'

/** A need as lists show it, codes already in words. Made in loaders. */
export interface NeedLine {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly amountYuan: number
  readonly term: string
  readonly area: string
  readonly industry: string
  readonly guarantee: string
  readonly company: string
  readonly daysLeft: string
  readonly slots: string
  readonly isContacted: boolean
  readonly isExample: boolean
}

export function toNeedLine(need: NeedCard): NeedLine {
  return {
    id: need.id,
    title: need.title,
    type: namesOf([need.demandType], DEMAND_TYPES)[0] ?? '',
    amountYuan: need.amountYuan,
    term: formatTerm(need.termMonths),
    area: need.areaName,
    industry: namesOf([need.industryCode], INDUSTRIES)[0] ?? '',
    guarantee: namesOf([need.guaranteeMode], GUARANTEE_MODES)[0] ?? '',
    company: need.companyName,
    daysLeft: copy.card.daysLeft(need.daysLeft),
    slots: copy.card.slotsLeft(need.slotsFree, need.slots),
    isContacted: need.status === 'CONTACTED',
    isExample: need.isExample,
  }
}
