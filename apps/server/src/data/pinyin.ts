import { customPinyin, pinyin } from 'pinyin-pro'
import { queryWords, searchTerms } from '@lqr/contract/rules/search-words.ts'

// Branches of banks, in which 行 is not read as in 通行.
customPinyin({ 分行: 'fēn háng', 支行: 'zhī háng', 总行: 'zǒng háng' })

/** Between two names of one row; no keyword reaches across it. */
const BETWEEN_NAMES = ' | '

/** The syllables of a text in plain letters, ü as v; letters and digits in it stay as they are. */
function syllablesOf(text: string): string[] {
  return searchTerms(text).flatMap((term) =>
    pinyin(term, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }),
  )
}

/** How a short form is typed in letters: 农行 as nonghang. At its end 行 is a bank, whatever it is read as in other words. */
export function lettersOf(shortForm: string): string {
  const syllables = syllablesOf(shortForm)
  return (shortForm.endsWith('行') ? [...syllables.slice(0, -1), 'hang'] : syllables).join('')
}

/** The two columns by which names are found in letters: their syllables, and the pairs of letters of syllables and of initials. */
export function pinyinColumns(...names: readonly string[]): { pinyin_text: string; pinyin_words: string[] } {
  const read = names.map(syllablesOf).filter((syllables) => syllables.length > 0)
  const words = read.flatMap((syllables) => [
    ...queryWords(syllables.join('')),
    ...queryWords(syllables.map(([first]) => first).join('')),
  ])
  return {
    pinyin_text: read.map((syllables) => syllables.join(' ')).join(BETWEEN_NAMES),
    pinyin_words: [...new Set(words)],
  }
}

/** What the index must hold for letters, and the patterns that the syllables are rechecked by. */
export interface SoundMatch {
  readonly letters: string[]
  readonly sounds: string[]
}

/** From the beginning of a syllable on: the letters of syllables in a row, the last one as far as typed, or their initials. */
function soundOf(term: string): string {
  const signs = [...term]
  return `\\m(?:${signs.join(' ?')}|${signs.join('[a-z0-9]* ')})`
}

/** What a keyword of nothing but letters is looked for in the sound of names by; undefined for any other. */
export function soundMatch(keyword: string): SoundMatch | undefined {
  const terms = searchTerms(keyword)
  if (terms.length === 0 || !terms.every((term) => /^[a-z]{2,}$/.test(term))) return undefined
  return { letters: [...new Set(terms.flatMap(queryWords))], sounds: terms.map(soundOf) }
}

const MOST_KNOWN = 5_000
const known = new Map<string, string>()

/** The syllables of a name; read once as long as names are few. */
function knownSyllables(name: string): string {
  const read = known.get(name) ?? pinyinColumns(name).pinyin_text
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, read)
  return read
}

/** Whether a name sounds like all terms of a keyword, by the rule that the database applies to letters it keeps. */
export function soundsLike(name: string, { sounds }: SoundMatch): boolean {
  const syllables = knownSyllables(name)
  return sounds.every((sound) => new RegExp(sound.replace('\\m', '\\b')).test(syllables))
}
