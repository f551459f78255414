import { matchItem, matchItems } from '@lqr/contract/policies/match-calls.ts'
import type { PolicyMatch } from '@lqr/contract/policies/match-entities.ts'
import { TITLE_LADDER, type TitleRung } from '@lqr/contract/reference/enterprise-titles.ts'
import { listServices } from '@lqr/contract/services/calls.ts'
import { data, redirect } from 'react-router'
import { askedQuestions } from '../../domains/policies/smart/asked-questions.ts'
import { toServiceLine } from '../../domains/services/service-line.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { copy } from './copy.ts'
import { ladderRungs } from './load-ladder.ts'
import { besideAsked, purposeFacets, readLadder, textsFor, toRungMatch } from './read-ladder.ts'

const PATH = '/entFosterDetails'
const SHOWN_SERVICES = 6
const SHOWN_OPENED = 10

const rungOf = (code: string | null) => ladderRungs().find((rung) => rung.code === code)

/** Leads from one of the rules of a rung, as the whole-site search names it, to the page of the rung. */
export async function toRungOf(api: LoaderApi, request: Request, sitePath: string): Promise<never> {
  const { item } = await api(matchItem, { params: { id: requireId(request, 'itemId') }, body: {} })
  const rung = rungOf(item.gives)
  if (!rung) throw data(null, { status: 404 })
  const purpose = item.purpose === 'first' ? undefined : item.purpose
  throw redirect(siteAddress(sitePath, addressWith(PATH, { rung: rung.code }, { purpose })))
}

/** What holding the title opens: the items in force that ask for it, and the next rung. */
function opened(list: readonly PolicyMatch[], gives: TitleRung) {
  return list
    .filter(({ item }) => item.purpose === 'first' && item.gives !== gives)
    .map(({ item: { id, name, benefit, policyId, isExample } }) => ({
      id,
      name,
      benefit,
      href: `/policyDetail?id=${policyId}`,
      isExample,
    }))
}

/** The other rungs of the ladder as tabs that keep the answers. */
function tabsOf(kept: KeptQuery) {
  return ladderRungs().map(({ code, place, name }) => ({
    key: code,
    label: copy.rungShort(place, name),
    href: addressWith(PATH, { ...kept, rung: code }),
  }))
}

/** A rung of the ladder: the criteria in force for what is asked, answered for who asks, what the title opens, and who helps. */
export async function loadRung(api: LoaderApi, request: Request) {
  const rung = rungOf(new URL(request.url).searchParams.get('rung'))
  if (!rung) throw data(null, { status: 404 })
  const { code: gives, place, name } = rung
  const { purpose, keptPurpose, answers, texts, kept: answered, wrong } = readLadder(request)
  const [found, asking, services] = await Promise.all([
    api(matchItems, { body: { kind: 'title', gives, purpose, answers } }),
    api(matchItems, { body: { asksTitle: gives, pageSize: SHOWN_OPENED } }),
    api(listServices, { body: { section: 'cultivation', pageSize: SHOWN_SERVICES } }),
  ])
  const { isOwn } = found
  const kept = { ...answered, ...keptPurpose }
  const asked = askedQuestions(
    found.list.flatMap(({ item }) => item.conditions),
    isOwn,
  )
  const cleared = { rung: gives, ...keptPurpose }
  const next = ladderRungs().find((one) => one.place === place + 1)
  return {
    code: gives,
    name,
    title: copy.rung(place, name),
    isLast: place === TITLE_LADDER.length,
    isOwn,
    answers,
    purpose,
    purposes: purposeFacets(PATH, { rung: gives, ...answered }),
    tabs: tabsOf(kept),
    check: {
      path: PATH,
      kept: { ...cleared, ...besideAsked(answered, asked) },
      cleared,
      texts: await textsFor(api, isOwn, { answers, texts }),
      isOwn,
      wrong,
      ...asked,
    },
    matches: found.list.map((match) => toRungMatch(match, isOwn)),
    opened: opened(asking.list, gives),
    next: next && { name: next.name, href: addressWith(PATH, { ...answered, rung: next.code }) },
    services: services.list.map(toServiceLine),
  }
}
export type LoadedRung = Awaited<ReturnType<typeof loadRung>>
