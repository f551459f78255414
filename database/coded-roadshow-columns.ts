import { ROADSHOW_PLACE_STATES } from '@lqr/contract/equity/roadshow-kinds.ts'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'

/** The columns of roadshow days and their places that hold codes of a list. */
export const ROADSHOW_COLUMNS = {
  'roadshow.change_status': publicationStates,
  'roadshow.status': publicationStates,
  'roadshow_place.state': ROADSHOW_PLACE_STATES,
} as const
