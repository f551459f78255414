import type { LinkSource } from '@lqr/contract/content/broken-link-calls.ts'
import type { Db } from '../../../data/database.ts'
import { policiesWithLinks } from '../../policies/index.ts'
import { linkFieldCopy } from './copy.ts'
import { type FoundLink, linksOf } from './links-in-text.rules.ts'

/** What is published and has links. */
export interface LinkedRecord {
  readonly id: string
  readonly title: string
  readonly areaCodes: readonly string[]
  readonly links: readonly FoundLink[]
}

/** So much is read at once: everything after an id, or one record. */
export interface Portion {
  readonly after?: string
  readonly only?: string
  readonly limit: number
  readonly now: Date
}

type Read = (db: Db, portion: Portion) => Promise<LinkedRecord[]>

const readArticles: Read = async (db, { after = '0', only, limit, now }) => {
  const query = db
    .selectFrom('article')
    .where('status', '=', 'PUBLISHED')
    .where('published_at', '<=', now.toISOString())
    .where('id', '>', after)
    .select(['id', 'title', 'area_codes as areaCodes', 'body', 'source_url', 'action_path', 'outside_url'])
    .orderBy('id')
    .limit(limit)
  const rows = await (only ? query.where('id', '=', only) : query).execute()
  return rows.map(({ id, title, areaCodes, ...row }) => ({
    id,
    title,
    areaCodes,
    links: linksOf(
      [row.body],
      [
        { label: linkFieldCopy.source, href: row.source_url },
        { label: linkFieldCopy.action, href: row.action_path },
        { label: linkFieldCopy.outside, href: row.outside_url },
      ],
    ),
  }))
}

const readPolicies: Read = async (db, portion) => {
  const rows = await policiesWithLinks(db, portion)
  return rows.map(({ id, title, areaCodes, body, guide, sourceUrl }) => ({
    id,
    title,
    areaCodes,
    links: linksOf([body, guide], [{ label: linkFieldCopy.source, href: sourceUrl }]),
  }))
}

const readLinks: Read = async (db, { after = '0', only, limit }) => {
  const query = db
    .selectFrom('link')
    .where('status', '=', 'PUBLISHED')
    .where('is_visible', '=', true)
    .where('id', '>', after)
    .select(['id', 'name', 'url'])
    .orderBy('id')
    .limit(limit)
  const rows = await (only ? query.where('id', '=', only) : query).execute()
  return rows.map(({ id, name, url }) => ({
    id,
    title: name,
    areaCodes: [],
    links: linksOf([], [{ label: name, href: url }]),
  }))
}

const readPlacements: Read = async (db, { after = '0', only, limit, now }) => {
  const query = db
    .selectFrom('placement')
    .where('status', '=', 'PUBLISHED')
    .where('href', 'is not', null)
    .where((at) => at.or([at('shown_to', 'is', null), at('shown_to', '>', now.toISOString())]))
    .where('id', '>', after)
    .select(['id', 'title', 'area_codes as areaCodes', 'href'])
    .orderBy('id')
    .limit(limit)
  const rows = await (only ? query.where('id', '=', only) : query).execute()
  return rows.map(({ href, ...row }) => ({ ...row, links: linksOf([], [{ label: row.title, href }]) }))
}

/** How the published records of each kind are read with their links, in the order of their ids. */
export const LINKED_RECORDS: Readonly<Record<LinkSource, Read>> = {
  article: readArticles,
  policy: readPolicies,
  link: readLinks,
  placement: readPlacements,
}
