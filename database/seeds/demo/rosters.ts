import { industryOfDivision } from '@lqr/contract/reference/industries.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeRoster, type RosterMaker } from '../../../apps/server/src/domains/rosters/rosters.fixtures.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import type { SeededParkEnterprise } from './parks.ts'
import { type ExampleRoster, EXAMPLE_ROSTERS } from './rosters/example-rosters.ts'

type Entry = NonNullable<RosterMaker['entries']>[number]

interface Named {
  readonly industryCode: string
  readonly enterpriseName: string
  readonly creditCode: string
  readonly areaCode: string
}

/** Enterprises with accounts and a code, the demonstration enterprise first: they find themselves on rosters. */
function enterprisesWithAccounts(tx: Tx): Promise<Named[]> {
  return tx
    .selectFrom('enterprise')
    .where('credit_code', 'is not', null)
    .where('area_code', 'is not', null)
    .orderBy('id')
    .select(['corporate_name', 'credit_code', 'area_code', 'industry_code'])
    .execute()
    .then((rows) =>
      rows.map((row) => ({
        enterpriseName: row.corporate_name ?? '',
        creditCode: row.credit_code ?? '',
        areaCode: row.area_code ?? '',
        industryCode: row.industry_code ?? '',
      })),
    )
}

/** Those of the parks in the roster's industries first, then enterprises with accounts, starting at another one each time. */
function entriesOf(
  example: ExampleRoster,
  place: number,
  ofParks: readonly SeededParkEnterprise[],
  others: readonly Named[],
): Entry[] {
  const { industries, trades, remarks, size } = example
  const isOfTrade = ({ industryCode }: Named) =>
    trades.length === 0 ||
    trades.includes(industryCode) ||
    trades.includes(industryOfDivision(industryCode) ?? '')
  const fitting = ofParks
    .filter(({ industry }) => industries.length === 0 || industries.includes(industry))
    .slice(0, Math.ceil(size / 2))
    .map(({ name, creditCode, areaCode }) => ({
      enterpriseName: name,
      creditCode,
      areaCode,
      industryCode: '',
    }))
  const [first, ...more] = others
  const rest = more.filter(isOfTrade)
  const turned = [...rest.slice(place * 7), ...rest.slice(0, place * 7)]
  return [...(first ? [first] : []), ...fitting, ...turned]
    .slice(0, size)
    .map(({ enterpriseName, creditCode, areaCode }, index) => ({
      enterpriseName,
      creditCode,
      areaCode,
      note: remarks[index % remarks.length] ?? '',
    }))
}

/** Six rosters with over 150 entries; one has expired. */
export async function seedRosters(
  tx: Tx,
  now: Date,
  ofParks: readonly SeededParkEnterprise[],
): Promise<void> {
  const others = await enterprisesWithAccounts(tx)
  for (const [place, example] of EXAMPLE_ROSTERS.entries()) {
    const { title, kind, issuer, batch, areaCode, note, issuedDaysAgo, validDays } = example
    await makeRoster(tx, {
      title,
      kind,
      issuer,
      batch,
      areaCode,
      note,
      issuedOn: dayBefore(now, issuedDaysAgo),
      validTo: validDays === null ? null : dayBefore(now, issuedDaysAgo - validDays),
      publishedAt: officeMoment(now, issuedDaysAgo, place * 17),
      entries: entriesOf(example, place, ofParks, others),
    })
  }
}
