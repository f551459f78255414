import { type Insertable, sql } from 'kysely'
import type { PlacementForm } from '@lqr/contract/content/placement-calls.ts'
import {
  type ImagePage,
  type Place,
  type PlaceKind,
  partsOfPlace,
  places,
} from '@lqr/contract/content/places.ts'
import type { Placement } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { searchColumns } from '../../data/search-text.ts'
import { shownIn } from '../../data/shown-areas.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { inEditedRegion } from '../../publishing/edited-areas.store.ts'

/** The columns of what stands at a place. */
export function placementColumns(form: PlacementForm) {
  const { title, place, summary, href, pictureId, pictureAlt, areaCodes, sort, ...more } = form
  const { shownFrom, shownTo, ...rest } = more
  allTaken(rest)
  return {
    title,
    place,
    summary,
    href,
    picture_id: pictureId,
    picture_alt: pictureAlt,
    area_codes: areaCodes,
    sort,
    shown_from: shownFrom,
    shown_to: shownTo,
    ...searchColumns(title, summary ?? ''),
  } satisfies Insertable<Placement>
}

/** Placements in every state that the viewer edits. */
export function placementRecords(db: Db, { actor }: Viewer) {
  const query = db
    .selectFrom('placement')
    .select([
      'placement.id',
      'placement.title',
      'placement.place',
      'placement.summary',
      'placement.href',
      'placement.picture_id as pictureId',
      'placement.picture_alt as pictureAlt',
      'placement.area_codes as areaCodes',
      'placement.sort',
      'placement.shown_from as shownFrom',
      'placement.shown_to as shownTo',
      'placement.is_example as isExample',
      ...recordColumns('placement'),
    ])
  const own = inEditedRegion(actor, 'placement')
  return own ? query.where(own) : query
}

interface ShownFilter {
  /** The areas whose placements the site shows: its own and those above it (decision 0210). */
  readonly areas: readonly string[]
  readonly now: Date
}

/** Published, at one of the places, within its time, for the site; in their order. */
function shownAt(db: Db, wanted: readonly Place[], { areas, now }: ShownFilter) {
  const at = now.toISOString()
  return db
    .selectFrom('placement')
    .where('status', '=', 'PUBLISHED')
    .where(shownIn(areas))
    .where('place', 'in', [...wanted])
    .where(sql<boolean>`coalesce(shown_from <= ${at}, true) and coalesce(shown_to > ${at}, true)`)
    .select([
      'id',
      'title',
      'place',
      'area_codes',
      'summary',
      'href',
      'picture_id',
      'picture_alt',
      'is_example',
    ])
    .orderBy('sort')
    .orderBy('id')
}

const imageUrl = (fileId: string) => `/portal/image/picture/${fileId}`

/** One page of pictures of pages. */
export async function findImages(
  db: Db,
  filter: ShownFilter & PageRequest & { page?: ImagePage | undefined; position?: PlaceKind | undefined },
) {
  const wanted = places
    .map(({ code }) => code)
    .filter((place) => {
      const parts = partsOfPlace(place)
      return (
        (filter.page ?? parts.page) === parts.page && (filter.position ?? parts.position) === parts.position
      )
    })
  const query = shownAt(db, wanted, filter).where('picture_id', 'is not', null)
  const page = await pageOf(db, query, filter)
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      title: row.title,
      ...partsOfPlace(row.place),
      areaCodes: row.area_codes,
      linkUrl: row.href,
      isExample: row.is_example,
      summary: row.summary,
      imageUrl: imageUrl(row.picture_id ?? ''),
      alt: row.picture_alt ?? '',
    })),
  }
}

/** Everything at an operating position; nothing at one that is not known. */
export async function findOperatingPositions(db: Db, position: string, shown: ShownFilter) {
  const place = places.find(({ code }) => code === position)?.code
  const rows = place ? await shownAt(db, [place], shown).execute() : []
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    ...partsOfPlace(row.place),
    linkUrl: row.href,
    isExample: row.is_example,
    summary: row.summary,
    imageUrl: row.picture_id === null ? null : imageUrl(row.picture_id),
    alt: row.picture_alt,
  }))
}
