import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import type { ProjectForm } from '@lqr/contract/equity/project-form.ts'
import type { InterestStatus } from '@lqr/contract/equity/interest-case.ts'
import type { ProjectMove, ProjectStatus } from '@lqr/contract/equity/project-case.ts'
import { AMOUNT_BANDS, type AmountBandCode } from '@lqr/contract/equity/project-kinds.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'

/** The range an amount lies in. */
export function bandOfAmount(amountYuan: number): AmountBandCode {
  return AMOUNT_BANDS.find(({ max }) => max === undefined || amountYuan <= max)?.code ?? 'above'
}

/** What the mask of a company's name hides. */
function hiddenPart(corporateName: string): string {
  const [place = '', form = ''] = maskCompanyName(corporateName).split('**')
  return corporateName.slice(place.length, corporateName.length - form.length)
}

/** Why a project cannot be handed in today (YYYY-MM-DD), by the field it concerns. */
export function projectProblem(
  { name, foundDate, showsCompany }: ProjectForm,
  corporateName: string,
  today: string,
): { field: 'name' | 'foundDate'; error: ErrorDef } | undefined {
  if (foundDate > today) return { field: 'foundDate', error: errors.foundInFuture }
  const hidden = hiddenPart(corporateName)
  const isTold = hidden.length > 1 && name.includes(hidden)
  return isTold && !showsCompany ? { field: 'name', error: errors.nameTellsCompany } : undefined
}

/** How far a project has come: where an institution stands with it, or that it has presented itself. */
export type Reached = InterestStatus | 'ROADSHOW'

/** By which move a project comes to what it has reached, the furthest first. */
const FOLLOWED: readonly { state: Reached & ProjectStatus; move: ProjectMove }[] = [
  { state: 'INVESTED', move: 'invest' },
  { state: 'DUE_DILIGENCE', move: 'examine' },
  { state: 'ROADSHOW', move: 'present' },
  { state: 'APPOINTED', move: 'appoint' },
]

/** The moves that bring a project to the furthest it has reached; a step back leads over the beginning. */
export function movesToFurthest(status: ProjectStatus, reached: readonly Reached[]): ProjectMove[] {
  const furthest = FOLLOWED.findIndex(({ state }) => reached.includes(state))
  const target = FOLLOWED[furthest]
  if (status === 'OFFLINE') return target?.move === 'invest' ? ['invest'] : []
  const now = FOLLOWED.findIndex(({ state }) => state === status)
  if (furthest === now) return []
  const isBack = now >= 0 && (furthest < 0 || furthest > now)
  const back = status === 'ROADSHOW' ? 'retract' : 'retreat'
  return [...(isBack ? ([back] as const) : []), ...(target ? [target.move] : [])]
}
