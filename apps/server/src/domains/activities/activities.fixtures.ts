import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import type { SignUpState } from '@lqr/contract/activities/kinds.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { activityColumns } from './activity-records.store.ts'
import { insertSignUp, updateSignUp } from './sign-ups.store.ts'

/** The fields of an activity as an editor types them. */
export function activityForm(maker: Partial<ActivityForm> = {}): ActivityForm {
  return {
    kind: 'training',
    title: '示例培训',
    summary: '面向全省企业的示例培训。',
    areaCodes: [],
    organiser: '示例主办单位',
    startsAt: '2026-12-10T09:00:00+08:00',
    endsAt: '2026-12-10T12:00:00+08:00',
    signUpUntil: '2026-12-08T18:00:00+08:00',
    place: '示例会议厅',
    onlineUrl: null,
    capacity: 3,
    mostPeople: 2,
    audience: 'everyone',
    officePhone: '0931-8888888',
    body: '培训内容和日程。',
    publishAt: null,
    ...maker,
  }
}

type Maker = Partial<ActivityForm> & { readonly status?: PublicationStatus; readonly publishedAt?: string }

/** A row of an activity, as an example. */
export function activityRow({ status, publishedAt = '2026-11-01T09:00:00+08:00', ...form }: Maker = {}) {
  return { ...activityColumns(activityForm(form)), ...publicationColumns(status, publishedAt) }
}

/** An activity that is known. */
export async function makeActivity(db: Db, maker: Maker = {}): Promise<string> {
  const { id } = await db
    .insertInto('activity')
    .values(activityRow(maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SignUpMaker {
  readonly activityId: string
  readonly accountId: string
  readonly ticketNumber: string
  readonly people?: number
  readonly state?: SignUpState
  readonly checkedInAt?: string
  readonly contactName?: string
}

/** A sign-up as it stands after its steps. */
export async function makeSignUp(db: Db, { cipher }: Pick<Services, 'cipher'>, maker: SignUpMaker) {
  const { checkedInAt, people = 1, state = 'SIGNED', contactName = '示例联系人', ...rest } = maker
  const phoneCipher = cipher.encrypt('13900000008')
  const id = await insertSignUp(db, { ...rest, people, state, contactName, phoneCipher })
  if (checkedInAt) await updateSignUp(db, id, { checked_in_at: checkedInAt }, new Date(checkedInAt))
  return id
}
