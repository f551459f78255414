/** A field that takes more signs than this may hold several lines. */
const LONGEST_LINE = 100

/** Controls, signs that turn the direction of writing or take no room, and separators of lines. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const LINE_BREAKS = /[\t\n\r]/g
/** Joiners belong to the scripts whose letters they join or part, and to pictures made of several. */
const JOINERS = '\u200c\u200d'
const JOINED =
  /[\p{Script=Arabic}\p{Script=Mongolian}\p{Script=Tibetan}\p{Script=Devanagari}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
/** A sign of the text takes one place or two. */
const LONGEST_SIGN = 2

/** The text without the signs that nobody sees. */
export function withoutHiddenSigns(text: string): string {
  return text.replace(HIDDEN, (sign, at: number) => (JOINERS.includes(sign) && joins(text, at) ? sign : ''))
}

function joins(text: string, at: number): boolean {
  return JOINED.test(text.slice(Math.max(0, at - LONGEST_SIGN), at))
}

/** What others are shown must read as it is kept: no controls, no turned writing, nothing that takes no room. */
export function checkHiddenSigns(text: string, label: string, max: number): string | undefined {
  const isOneLine = max <= LONGEST_LINE
  const read = isOneLine ? text : text.replace(LINE_BREAKS, '')
  if (withoutHiddenSigns(read) === read) return undefined
  return `${label}含有${isOneLine ? '换行或' : ''}看不见的符号，请删除后重新输入`
}
