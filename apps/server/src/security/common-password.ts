import { dictionary } from '@zxcvbn-ts/language-common'

/** Words that whoever guesses at this platform tries first. */
const OWN_WORDS = ['longqirong', 'longqi', 'qirong', 'rongzi', 'gansu', 'lanzhou', 'qiyerongzi', 'xinyong']
/** Shorter words stand in too many good passwords. */
const SHORTEST = 5
const COMMON: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...OWN_WORDS].filter((word) => word.length >= SHORTEST),
)
/** Signs that stand for letters in what people think is clever. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
/** What a word may begin and end with; whatever stands around it is left away. */
const ENDS = [/[\p{L}\d]/u, /\p{L}/u, /[\p{L}@$]/u]

/**
 * Whether a password is one of the 49,000 most used, or one of ours, also with other case, with signs for letters, and with figures
 * and signs around it: Password@2026 falls with password.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const words = [plain, ...ENDS.map((end) => within([...plain], end))]
  return words.some((word) => COMMON.has(word) || COMMON.has(undisguised(word)))
}

/** From the first sign that may begin a word to the last that may end it. */
function within(signs: readonly string[], end: RegExp): string {
  const isEnd = (sign: string) => end.test(sign)
  return signs.slice(signs.findIndex(isEnd), signs.findLastIndex(isEnd) + 1).join('')
}

function undisguised(word: string): string {
  return [...word].map((sign) => DISGUISES[sign] ?? sign).join('')
}
