/** A table as the whole-site search reads it: `e` is its row, `{now}` `{today}` `{areas}` what the search is about. */
export interface SearchSource {
  /** Part of the statements' names. */
  readonly name: string
  readonly from: string
  /** Which rows may be found at all. */
  readonly listed: string
  /** Which of them a site shows; not asked on the site of the province. */
  readonly scope: string
  /** The two columns of what the title is found by, without `_text` and `_words`; the whole is always `search`. */
  readonly title: 'title' | 'search'
  /** Which pair of columns is asked for some of the words. */
  readonly some: 'title' | 'search'
  readonly isCurrent: string
  /** The order among equals, given by an index where the table is large. */
  readonly order: string
  /** Whether its names are also found by their letters (`pinyin_text`, `pinyin_words`). */
  readonly hasPinyin: boolean
  /** Of a table with so few listed rows that their letters are kept nowhere: the name they are read from when letters are asked for (decision 0073). */
  readonly nameOfFew?: string
  /** The columns of a `SearchRow`. */
  readonly columns: string
}

/** The condition of `shownIn` (shown-areas.ts), written as the search indexes of these tables hold it. */
export const SHOWN_IN_AREAS = `(case when e.area_codes = '{}'::text[] then '{*}'::text[] else e.area_codes end)
  && ('{*}'::text[] || {areas}::text[])`

/** Words that the statistics expect in so many rows are common: their hits are not all ranked. */
export const COMMON_ROWS = 2_000
/** How many hits of common words are shown. */
export const WALKED_HITS = 500
/** How many rows with some of the words are weighed. */
const WEIGHED_ROWS = 5_000
/** How many rows suggestions are chosen from. */
const SUGGESTED_FROM = 200

type Column = 'title' | 'search'

const hasWords = (column: Column) =>
  `(e.${column}_words @> {words}::text[] and e.${column}_text like all({patterns}::text[]))`

/** What a row may be found by besides the words as typed: full names in place of short forms, the sound of its names. */
export type Widening = 'expanded' | 'sound'

const hasWider: Readonly<Record<Widening, (column: Column, source: SearchSource) => string>> = {
  expanded: (column) =>
    `(e.${column}_words @> {expandedWords}::text[] and e.${column}_text like all({expandedPatterns}::text[]))`,
  sound: (_, { nameOfFew }) =>
    nameOfFew === undefined
      ? '(e.pinyin_words @> {letters}::text[] and e.pinyin_text ~ all({sounds}::text[]))'
      : 'e.id = any({sounding}::bigint[])',
}

const hasAny = (source: SearchSource, column: Column, wider: readonly Widening[]) =>
  `(${[hasWords(column), ...wider.map((one) => hasWider[one](column, source))].join(' or ')})`

/** What a title that is found the wider way counts. */
function widerScore(source: SearchSource, wider: readonly Widening[]): string {
  return wider.map((one) => ` + (${hasWider[one](source.title, source)})::int * 2`).join('')
}

/** The condition in a form that no index serves and that the planner takes for likely: asked of the rows found otherwise. */
const asked = (condition: string) => `case when ${condition} then true else false end`

/** The columns of the rows that `page` gives by id, place and total. */
function rowsOf({ columns, from }: SearchSource, page: string): string {
  return `select ${columns}, page.total from (${page}) page, ${from} where e.id = page.id order by page.place`
}

function pageFrom(source: SearchSource, ranked: string): string {
  return rowsOf(source, `${ranked} order by place limit {limit}::int offset {offset}::int`)
}

/** Whose plan tells how many rows of the site have the words in a column. */
export function expectedText({ from, scope }: SearchSource, column: Column): string {
  return `explain (format json) select from ${from} where ${scope} and e.${column}_words @> {words}::text[]`
}

/** Words in the title before words in the text, as typed before tolerant, in force before expired, then the usual order. */
export function rankedText(source: SearchSource, column: Column, wider: readonly Widening[] = []): string {
  const score = `(e.${source.title}_text like all({exact}::text[]))::int * 4
    + (e.${source.title}_text like all({parts}::text[]))::int * 2 + (e.search_text like all({exact}::text[]))::int${widerScore(source, wider)}`
  return pageFrom(
    source,
    `select e.id, count(*) over ()::int total,
      row_number() over (order by ${score} desc, ${source.isCurrent} desc, ${source.order}) place
    from ${source.from} where ${asked(source.listed)} and ${source.scope} and ${hasAny(source, column, wider)}`,
  )
}

/** Rows in force with the words in a column, as the index of the order gives them; those of the text leave out what the title has. */
export function walkedText(source: SearchSource, column: Column): string {
  const has = (text: string) => `e.${text}_text like all({parts}::text[])`
  const rest = column === source.title ? '' : ` and not ${has(source.title)}`
  return rowsOf(
    source,
    `select e.id, 0 total, row_number() over (order by ${source.order}) place from ${source.from}
      where ${source.listed} and ${asked(`${source.isCurrent} and ${source.scope} and ${has(column)}${rest}`)}
      order by ${source.order} limit {limit}::int offset {offset}::int`,
  )
}

/**
 * How near a row is that has only some of the words (the statement's `words`): words of its title, then single characters of
 * its title, so that 科技贷 meets 科技成长贷 before whatever else is about 科技.
 */
export function nearness(words: string, title: string): readonly [string, string] {
  return [
    `(select count(*) from unnest(${words}) word where word = any(${title}))`,
    `(select count(distinct sign) from unnest(${words}) word, string_to_table(word, null) sign where sign = any(${title}))`,
  ]
}

/** Rows with some of the words: those with most of them first, in the title before the text. */
export function someText(source: SearchSource): string {
  const words = `e.${source.some}_words`
  const [titleWords, titleSigns] = nearness('{words}::text[]', `e.${source.title}_words`)
  return pageFrom(
    source,
    `select hit.id, count(*) over ()::int total,
      row_number() over (order by hit.score desc, hit.signs desc, hit.is_current desc, hit.id desc) place from (
        select e.id, ${source.isCurrent} is_current, ${titleSigns} signs,
          ${titleWords} + (select count(*) from unnest({words}::text[]) word where word = any(${words})) score
        from ${source.from} where ${asked(source.listed)} and ${source.scope} and ${words} && {words}::text[]
        limit ${WEIGHED_ROWS}) hit`,
  )
}

/** Titles with the words: those that begin with them first, then the shorter ones. */
export function suggestText(source: SearchSource, wider: readonly Widening[] = []): string {
  return `select ${source.columns} from (select e.id from ${source.from}
      where ${asked(`${source.listed} and ${source.isCurrent}`)} and ${source.scope} and ${hasAny(source, source.title, wider)}
      limit ${SUGGESTED_FROM}) hit, ${source.from} where e.id = hit.id
    order by e.${source.title}_text like {prefix}::text desc, char_length(e.${source.title}_text), e.id limit {limit}::int`
}

/** The names of all listed rows of a source that has few. */
export function namesText({ from, listed }: SearchSource, name: string): string {
  return `select e.id, ${name} name from ${from} where ${listed}`
}

/** Which of some rows may be found at all, whatever the site. */
export function listedText({ from, listed }: SearchSource): string {
  return `select e.id from ${from} where e.id = any({ids}::bigint[]) and ${listed}`
}

/** A statement with its `{names}` as positions, and the names in the order of the positions. */
export function positioned(text: string): { text: string; names: string[] } {
  const names: string[] = []
  const numbered = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: numbered, names }
}
