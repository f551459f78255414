import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { getListing, listListings } from '@lqr/contract/equity/listing-calls.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../../shell/cases/use-case.ts'

/** An application on the screen of its enterprise or of the exchange. */
export function useListing(id: string) {
  return useCase<ListingApplication>(stockApplicationCase, { get: getListing, list: listListings }, id)
}

/** What every dialog of a move is given. */
export type ListingMoveProps = CaseMoveProps<ListingApplication>
