import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { type ArticleMaker, articleRow } from '../../../apps/server/src/domains/content/content.fixtures.ts'
import { CREDIT_SERVICES } from './content/credit-services.ts'
import { ACCOUNT_HELP } from './content/help-account.ts'
import { APPLICATION_HELP } from './content/help-application.ts'
import { ADVISORY_HELP } from './content/help-advisory.ts'
import { BANK_ACCOUNT_HELP } from './content/help-bank-accounts.ts'
import { VALUATION_HELP } from './content/help-valuations.ts'
import { DEMAND_REPORT_HELP } from './content/help-demand-reports.ts'
import { SERVICE_HELP } from './content/help-services.ts'
import { LISTING_HELP } from './content/help-listings.ts'
import { POLICY_HELP } from './content/help-policies.ts'
import { EDITING_HELP } from './content/help-editing.ts'
import { FRIENDLY_LINKS, QUICK_LINKS } from './content/links.ts'
import {
  AREA_NEWS,
  AREA_NOTICES,
  AREA_TRADES,
  PLATFORM_NEWS,
  PROVINCIAL_NOTICES,
  type ProvincialText,
} from './content/news-texts.ts'
import { PRACTICE_ARTICLES, PRODUCT_ARTICLES } from './content/zone-articles.ts'
import { CASE_ARTICLES } from './content/zone-cases.ts'
import { officeMoment } from './example-days.ts'

const PLATFORM = '本平台'

/** The text for one area, its name and trade put in. */
function localized(text: ProvincialText, area: string, trade: string): ProvincialText {
  const put = (words: string) => words.replaceAll('{area}', area).replaceAll('{trade}', trade)
  return { title: put(text.title), summary: put(text.summary), body: put(text.body) }
}

/** One item a prefecture, the texts in turn, `offset` further at each kind. */
function areaItems(
  kind: 'news' | 'notice',
  texts: readonly ProvincialText[],
  offset: number,
): ArticleMaker[] {
  return PREFECTURES.flatMap(({ code, name }, index) => {
    const text = texts[(index + offset) % texts.length]
    if (!text) return []
    const words = localized(text, name, AREA_TRADES[code] ?? '特色产业')
    return [{ ...words, kind, areaCodes: [code], source: `${name}站点` }]
  })
}

/** Spread over the months before now, the first item the latest. */
function dated(items: readonly ArticleMaker[], now: Date, everyDays: number): ArticleMaker[] {
  return items.map((item, index) => ({
    ...item,
    publishedAt: officeMoment(now, 1 + index * everyDays, 17 + index * 37),
  }))
}

/** Items of two lists in turn, so that local and provincial ones mix in time. */
function mixed<A, B>(first: readonly A[], second: readonly B[]): (A | B)[] {
  const longer = Math.max(first.length, second.length)
  return Array.from({ length: longer }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((item) => item !== undefined)
}

function news(now: Date): ArticleMaker[] {
  const provincial = PLATFORM_NEWS.map((text) => ({ ...text, kind: 'news' as const, source: PLATFORM }))
  const local = [...areaItems('news', AREA_NEWS, 0), ...areaItems('news', AREA_NEWS, 1)]
  return dated(mixed(provincial, local), now, 6)
}

function notices(now: Date): ArticleMaker[] {
  const provincial = PROVINCIAL_NOTICES.map((text) => ({
    ...text,
    kind: 'notice' as const,
    source: PLATFORM,
  }))
  return dated(mixed(provincial, areaItems('notice', AREA_NOTICES, 0)), now, 9)
}

function help(now: Date): ArticleMaker[] {
  return [
    ...ACCOUNT_HELP,
    ...APPLICATION_HELP,
    ...ADVISORY_HELP,
    ...BANK_ACCOUNT_HELP,
    ...VALUATION_HELP,
    ...DEMAND_REPORT_HELP,
    ...LISTING_HELP,
    ...SERVICE_HELP,
    ...POLICY_HELP,
    ...EDITING_HELP,
  ].map((text, index) => ({
    ...text,
    kind: 'help',
    source: PLATFORM,
    isExample: false,
    publishedAt: officeMoment(now, 60, index * 11),
  }))
}

/** Articles of the zones: cases, experience and products in turn, so that no kind stands together. */
function zoneArticles(now: Date): ArticleMaker[] {
  const texts = mixed(mixed(CASE_ARTICLES, PRACTICE_ARTICLES), PRODUCT_ARTICLES)
  const makers = texts.map(({ areaCode, ...text }) => ({
    ...text,
    kind: 'zone' as const,
    source: PLATFORM,
    areaCodes: areaCode ? [areaCode] : [],
  }))
  return dated(makers, now, 5)
}

/** Every example article: credit services, help, news, notices and articles of the zones. */
export function exampleArticles(now: Date): ArticleMaker[] {
  return [
    ...help(now),
    ...dated(CREDIT_SERVICES, now, 2),
    ...news(now),
    ...notices(now),
    ...zoneArticles(now),
  ]
}

/** Links, credit services, help, news and notices: what stands behind the menu besides products. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  const links = [
    ...FRIENDLY_LINKS.map((link) => ({ ...link, link_group: 'friendly' as const })),
    ...QUICK_LINKS.map((link) => ({ ...link, link_group: 'quick' as const })),
  ]
  await tx
    .insertInto('link')
    .values(links.map((link, index) => ({ ...link, sort: index + 1 })))
    .execute()
  await tx.insertInto('article').values(exampleArticles(now).map(articleRow)).execute()
}
