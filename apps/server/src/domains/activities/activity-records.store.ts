import { type Insertable, sql } from 'kysely'
import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import { plainWords } from '@lqr/contract/content/clean-text.ts'
import { PUBLISHED_ONCE_STATES } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Activity } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { inEditedRegion } from '../../publishing/edited-areas.store.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { peopleOf } from './activities.store.ts'

/** The states of what the public has read. */
const ONCE = [...PUBLISHED_ONCE_STATES]

/** The columns of an activity with the words it is found by. */
export function activityColumns(form: ActivityForm) {
  const { kind, title, summary, areaCodes, organiser, startsAt, endsAt, signUpUntil, place, ...more } = form
  const { onlineUrl, capacity, mostPeople, audience, officePhone, body, publishAt, ...rest } = more
  allTaken(rest)
  return {
    kind,
    title,
    summary,
    area_codes: areaCodes,
    organiser,
    starts_at: startsAt,
    ends_at: endsAt,
    sign_up_until: signUpUntil,
    place,
    online_url: onlineUrl,
    capacity,
    most_people: mostPeople,
    audience,
    office_phone: officePhone,
    body,
    publish_at: publishAt,
    ...searchColumns(title, summary, organiser, place, plainWords(body)),
  } satisfies Insertable<Activity>
}

/** Activities in every state that the viewer edits: all, or those of an area whose change stays in it. */
export function activityRecords(db: Db, { actor, now }: Viewer) {
  const query = db.selectFrom('activity').select([
    'activity.id',
    'activity.kind',
    'activity.title',
    'activity.summary',
    'activity.area_codes as areaCodes',
    'activity.organiser',
    'activity.starts_at as startsAt',
    'activity.ends_at as endsAt',
    'activity.sign_up_until as signUpUntil',
    'activity.place',
    'activity.online_url as onlineUrl',
    'activity.capacity',
    'activity.most_people as mostPeople',
    'activity.audience',
    'activity.office_phone as officePhone',
    'activity.body',
    peopleOf('activity', 'SIGNED').as('signedPeople'),
    peopleOf('activity', 'WAITING').as('waitingPeople'),
    'activity.is_example as isExample',
    ...recordColumns('activity'),
    sql<
      string | null
    >`case when activity.publish_at > ${now.toISOString()} or activity.status <> all(${ONCE}::text[])
      then activity.publish_at end`.as('publishAt'),
    sql<string | null>`case when activity.status = any(${ONCE}::text[]) then activity.published_at end`.as(
      'publishedAt',
    ),
  ])
  const own = inEditedRegion(actor, 'activity')
  return own ? query.where(own) : query
}
