import { LOAN_WORDS } from '@lqr/contract/rules/search-tolerance.ts'
import { normalizeSearchText, searchTerms } from '@lqr/contract/rules/search-words.ts'

/** An abbreviation with the letters its short form is typed by. */
export interface KnownAbbreviation {
  readonly shortForm: string
  readonly fullName: string
  readonly shortPinyin: string
}

/** A keyword with full names in place of short forms, and those full names. */
export interface ExpandedKeyword {
  readonly keyword: string
  readonly fullNames: readonly string[]
}

interface Plain {
  readonly short: string
  readonly full: string
  readonly fullName: string
  readonly letters: string
}

function replaced(term: string, { short, full, letters }: Plain): string | undefined {
  if (term === letters) return full
  if (term.includes(full)) return undefined
  if (term.startsWith(short)) return `${full} ${term.slice(short.length)}`.trimEnd()
  // 兰州农行贷款 is about the bank and its loans.
  const behind = LOAN_WORDS.find((word) => term.endsWith(short + word)) ?? ''
  if (!term.endsWith(short + behind)) return undefined
  return `${term.slice(0, term.length - short.length - behind.length)} ${full} ${behind}`.trim()
}

/**
 * The keyword read with full names. A short form counts where a word begins or ends with it, so that 施工行业 is not about
 * a bank; the longest one is taken. Undefined when none occurs.
 */
export function expandKeyword(
  keyword: string,
  abbreviations: readonly KnownAbbreviation[],
): ExpandedKeyword | undefined {
  const known = abbreviations
    .map(({ shortForm, fullName, shortPinyin }) => ({
      short: normalizeSearchText(shortForm).replaceAll(' ', ''),
      full: normalizeSearchText(fullName),
      fullName,
      letters: shortPinyin,
    }))
    .filter(({ short }) => short !== '')
    .toSorted((a, b) => b.short.length - a.short.length)
  const fullNames = new Set<string>()
  const words = searchTerms(keyword).map((term) => {
    for (const one of known) {
      const read = replaced(term, one)
      if (read === undefined) continue
      fullNames.add(one.fullName)
      return read
    }
    return term
  })
  return fullNames.size > 0 ? { keyword: words.join(' '), fullNames: [...fullNames] } : undefined
}
