import { codesAbove } from '@lqr/contract/reference/site-scope.ts'
import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import {
  listImages,
  listOperatingPositions,
  type PlacementForm,
  placementPublication,
  placementVersions,
} from '@lqr/contract/content/placement-calls.ts'
import { placementProblems } from '@lqr/contract/content/placement.rules.ts'
import type { Db } from '../../data/database.ts'
import { type BoundCall, bindCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { bindVersions } from '../../publishing/bind-versions.ts'
import { endAhead } from '../../publishing/end-ahead.ts'
import type { KeptRecord, Publication, Viewer } from '../../publishing/publication.ts'
import { requireOwnArea } from '../../publishing/edited-areas.ts'
import { arePictures } from '../../publishing/text-pictures.store.ts'
import { findImages, findOperatingPositions, placementColumns, placementRecords } from './placements.store.ts'

async function check(form: PlacementForm, { actor }: Viewer, db: Db): Promise<void> {
  requireOwnArea(actor, form)
  const { pictureId } = form
  const isMissing = pictureId !== null && !(await arePictures(db, [pictureId]))
  const fields = {
    ...(isMissing ? { pictureId: errors.pictureNotFound.msg } : {}),
    ...placementProblems(form),
  }
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

const publication: Publication<PlacementForm, KeptRecord & Pick<PlacementForm, 'shownTo'>> = {
  declared: placementPublication,
  columns: placementColumns,
  records: placementRecords,
  filters: { place: 'place' },
  check,
  publishable: endAhead('shownTo', errors.endPast),
  versions: { fields: Object.keys(placementPublication.form.shape) },
}

export const placementCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  ...bindVersions(publication, placementVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-placement', entity: 'placement' },
  }),
  bindCall(listImages, ({ db, body, now, request }) =>
    findImages(db, { ...body, areas: codesAbove(request.cityCode), now }),
  ),
  bindCall(listOperatingPositions, ({ db, params, now, request }) =>
    findOperatingPositions(db, params.position, { areas: codesAbove(request.cityCode), now }),
  ),
]
