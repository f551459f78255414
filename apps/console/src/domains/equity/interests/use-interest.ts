import {
  getInterest,
  getOwnInterest,
  listInterests,
  listProjectInterests,
} from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import type { InterestDetail, ShownInterest } from '@lqr/contract/equity/interest-entities.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../../shell/cases/use-case.ts'
import type { Fact } from '../../../shell/records/facts.tsx'
import { copy } from './copy.ts'

/** An interest on the screen of its institution. */
export function useInterest(id: string) {
  return useCase<InterestDetail>(interestCase, { get: getInterest, list: listInterests }, id)
}

/** The same on the screen of the enterprise. */
export function useOwnInterest(id: string) {
  return useCase<ShownInterest>(interestCase, { get: getOwnInterest, list: listProjectInterests }, id)
}

export type InterestActionProps = CaseMoveProps<InterestDetail>
export type OwnInterestActionProps = CaseMoveProps<ShownInterest>

/** Which interest it is, repeated before every move. */
export function interestSummary({
  interestNo,
  name,
  orgName,
}: Pick<InterestDetail, 'interestNo' | 'name' | 'orgName'>): Fact[] {
  return [
    { label: copy.interestNo, value: interestNo },
    { label: copy.project, value: name },
    { label: copy.org, value: orgName },
  ]
}
