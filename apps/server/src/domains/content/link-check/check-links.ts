import { linkSources, type LinkSource } from '@lqr/contract/content/broken-link-calls.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../http/services.ts'
import {
  findDueOutside,
  forgetAnswers,
  forgetUnseen,
  keepAnswer,
  keepSeen,
  type SeenLink,
} from './checked-links.store.ts'
import { innerFaults } from './inner-links.ts'
import { innerForm } from './links-in-text.rules.ts'
import { LINKED_RECORDS, type LinkedRecord } from './linked-texts.store.ts'

/** So many records are read and judged at once. */
const PORTION = 200
/** So many outside pages are asked in one run; the next one goes on. */
const ASKED_AT_ONCE = 120
/** Nor does a run go on for longer: other jobs wait for the worker. */
const LONGEST_MS = 5 * 60_000

type Needs = Pick<Services, 'pool' | 'now' | 'config'>

/** Judges the links inside and keeps all of them. */
async function keepLinks(services: Needs, db: Db, source: LinkSource, records: LinkedRecord[], at: Date) {
  const { publicUrl } = services.config
  const found = records.flatMap(({ id, title, areaCodes, links }) =>
    links.map(({ href, words }) => ({
      recordId: id,
      title,
      areaCodes,
      href,
      words,
      inner: innerForm(href, publicUrl),
    })),
  )
  const inside = found.map(({ inner }) => inner).filter((href) => href.startsWith('/'))
  const faults = await innerFaults(services, [...new Set(inside)])
  const seen = found.map(({ inner, ...link }): SeenLink => {
    const isOutside = !inner.startsWith('/')
    return { ...link, source, isOutside, fault: isOutside ? null : (faults.get(inner) ?? null) }
  })
  await keepSeen(db, seen, at)
}

/** Goes through one record anew: links it no longer has are forgotten, those inside judged as of now. */
export async function checkRecord(
  services: Needs,
  db: Db,
  source: LinkSource,
  recordId: string,
): Promise<void> {
  const at = services.now()
  const records = await LINKED_RECORDS[source](db, { only: recordId, limit: 1, now: at })
  await keepLinks(services, db, source, records, at)
  await forgetUnseen(db, source, at, recordId)
}

/** Asks one outside address and keeps what it answered; nothing where outside pages are not asked. */
export async function askOutside({ db, webProbe, now }: Services, href: string): Promise<void> {
  if (webProbe) await keepAnswer(db, href, await webProbe.ask(href), now())
}

/** Goes through everything that is published, and asks the outside pages whose turn it is, one after the other. */
export async function checkLinks(services: Services): Promise<void> {
  const { db, webProbe, now } = services
  const at = now()
  for (const { code: source } of linkSources) {
    for (let after: string | undefined = '0'; after !== undefined;) {
      const records = await LINKED_RECORDS[source](db, { after, limit: PORTION, now: at })
      await keepLinks(services, db, source, records, at)
      after = records.length === PORTION ? records.at(-1)?.id : undefined
    }
    await forgetUnseen(db, source, at)
  }
  if (!webProbe) return forgetAnswers(db)
  const until = now().getTime() + LONGEST_MS
  for (const href of await findDueOutside(db, now(), ASKED_AT_ONCE)) {
    if (now().getTime() > until) return
    await askOutside(services, href)
  }
}
