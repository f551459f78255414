import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { bindApplicationMove } from '../application-moves.ts'

/** The clock stands still until the enterprise has supplied; the case then returns to where it was. */
export const askSupplementCall = bindApplicationMove(askSupplement, 'supplement', {
  note: ({ documents = [], request }) => supplementWords(documents, request),
  change: ({ body }) => ({
    supplement_request: body.request,
    supplement_documents: body.documents ?? [],
  }),
})
