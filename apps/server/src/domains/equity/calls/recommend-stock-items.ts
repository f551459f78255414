import { recommendStockItems } from '@lqr/contract/equity/recommend-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { type Actor, isOfKind } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { type Applicant, findApplicant } from '../../certification/index.ts'
import { findMentions } from '../../rosters/index.ts'
import { findListed } from '../listing.store.ts'
import { type BoardReason, generalReasons, ownReasons } from '../recommend.rules.ts'
import { findNewestItems } from '../recommend.store.ts'

/** As many titles as a reason names. */
const MOST_TITLES = 2
/** Lists that give an enterprise a title, such as 专精特新; a white list or a recommendation is none. */
const TITLE_KINDS: readonly string[] = ['specialized', 'technology', 'agricultural', 'green']

/** The titles an enterprise holds on that day, the newest first. */
async function titlesOf(db: Db, { corporateName: name, creditCode }: Applicant, today: string) {
  const mentions = await findMentions(db, { name, creditCode }, today)
  const held = mentions.filter(({ kind, isExpired }) => TITLE_KINDS.includes(kind) && !isExpired)
  return held.slice(0, MOST_TITLES).map(({ title }) => title)
}

async function ofCompany(db: Db, companyId: string, today: string): Promise<BoardReason[]> {
  const applicant = await findApplicant(db, companyId)
  const titles = await titlesOf(db, applicant, today)
  const listed = await findListed(db, companyId)
  return ownReasons({ ...applicant, titles, listedBoard: listed?.board ?? null }, today)
}

const companyOf = (actor: Actor | undefined) =>
  actor && isOfKind(actor, 'enterprise') ? actor.companyId : null

/** A certified enterprise by its own facts, everybody else by what holds in general. */
export const recommendStockItemsCall = bindCall(recommendStockItems, async ({ actor, db, now, forAll }) => {
  const companyId = companyOf(actor)
  const found = companyId === null ? generalReasons() : await ofCompany(db, companyId, shanghaiDay(now))
  const boards = found.map(({ board }) => board)
  const items = await forAll(`newest items of ${boards.join()}`, () => findNewestItems(db, boards))
  return {
    ground: companyId === null ? ('general' as const) : ('own' as const),
    list: found.flatMap(({ board, reason }) => {
      const item = items.find((one) => one.board === board)
      return item ? [{ item, reason }] : []
    }),
  }
})
