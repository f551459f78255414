import { companyCodeParts } from '@lqr/contract/equity/listing-company-code.ts'
import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import type { ListingForm } from '@lqr/contract/equity/listing-form.ts'
import { documentProblem as problems } from './listing-copy.ts'

type Placed = ListingForm['documents'][number]

/** Whether an applicant of that kind can be listed: a company, and nobody else. */
export function mayBeListed(applicantKind: string): boolean {
  return applicantKind === 'ENTERPRISE'
}

/** Why the documents do not fill the places of the item, one file each; undefined when they do. */
export function documentsProblem(asked: readonly string[], given: readonly Placed[]): string | undefined {
  const names = given.map(({ name }) => name)
  const missing = asked.filter((name) => !names.includes(name))
  if (missing.length > 0) return problems.missing(missing)
  const unknown = names.filter((name) => !asked.includes(name))
  if (unknown.length > 0) return problems.unknown([...new Set(unknown)])
  const isTwice = new Set(names).size < names.length || new Set(given.map(fileOf)).size < given.length
  return isTwice ? problems.twice : undefined
}

const fileOf = ({ fileId }: Placed) => fileId

/** Whether the layer written in a code is the one that was applied for; without a letter it is not written. */
export function isOfLayer(code: string, board: StockBoardCode): boolean {
  const written = companyCodeParts(code).board
  return written === null || written === board
}
