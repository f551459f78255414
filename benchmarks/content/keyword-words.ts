import type { Asked } from '../harness/database-time.ts'

export type Searched = 'enterprise' | 'policy' | 'article'

/** Words of two 中文 characters, from what nearly every row has to what one row in a thousand or none has. */
export interface Word {
  readonly kind: '常用' | '较多' | '中等' | '少见'
  readonly word: string
  readonly hits: number
}

const WORDS = `with word as (select unnest(search_words) word, count(*)::int hits from TABLE group by 1)
  select word, hits from word where word ~ '^[\\u4e00-\\u9fff]{2}$' order by hits desc, word`

/** The places of the words in the order of their frequency. */
const PLACES = [
  ['常用', 0],
  ['较多', 0.1],
  ['中等', 0.5],
  ['少见', 1],
] as const

/** The words to look for, chosen from the data: the most frequent, one at a tenth of the list, the middle, the rarest. */
export function chooseWords(byFrequency: readonly { word: string; hits: number }[]): Word[] {
  return PLACES.flatMap(([kind, place]) => {
    const found = byFrequency[Math.round(place * (byFrequency.length - 1))]
    return found ? [{ kind, ...found }] : []
  })
}

export async function wordsOf({ pool }: Asked, table: Searched): Promise<Word[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const text = WORDS.replace('TABLE', table)
    // Counting every word of the table takes longer than a call may.
    const { rows } = await client.query<{ word: string; hits: number }>({
      text,
      query_timeout: 120_000,
    } as { text: string })
    return chooseWords(rows)
  } finally {
    client.release(true)
  }
}
