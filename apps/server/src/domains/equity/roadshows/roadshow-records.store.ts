import { type Insertable, sql } from 'kysely'
import type { RoadshowForm } from '@lqr/contract/equity/roadshow-form.ts'
import type { Roadshow } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'
import { placesOf } from './roadshow.store.ts'

/** The columns of a roadshow day with the words it is found by. */
export function roadshowColumns(form: RoadshowForm) {
  const { title, startsAt, endsAt, signUpUntil, place, areaCodes, capacity, intro, ...rest } = form
  allTaken(rest)
  return {
    title,
    starts_at: startsAt,
    ends_at: endsAt,
    sign_up_until: signUpUntil,
    place,
    area_codes: areaCodes,
    capacity,
    intro,
    ...searchColumns(title, place, intro),
  } satisfies Insertable<Roadshow>
}

/** Roadshow days in every state. */
export function roadshowRecords(db: Db) {
  return db
    .selectFrom('roadshow')
    .select([
      'roadshow.id',
      'roadshow.title',
      'roadshow.starts_at as startsAt',
      'roadshow.ends_at as endsAt',
      'roadshow.sign_up_until as signUpUntil',
      'roadshow.place',
      'roadshow.area_codes as areaCodes',
      'roadshow.capacity',
      'roadshow.intro',
      sql<number>`${placesOf('roadshow', ['SIGNED', 'SHOWN'])}`.as('signedUp'),
      sql<number>`${placesOf('roadshow', ['WAITING'])}`.as('waiting'),
      'roadshow.is_example as isExample',
      ...recordColumns('roadshow'),
    ])
}
