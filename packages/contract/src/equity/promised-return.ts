/** Words with which a private placement would promise a return; an amount of the past is none. */
const PROMISES = [
  /保本/,
  /保息/,
  /保收益/,
  /(?:^|[^不非])(稳赚|包赚|只赚不赔|零风险|无风险)/,
  /(?:年化|固定|预期|最低|保底|稳定)(?:投资)?(?:收益|回报|利率|利息)/,
  /(?:承诺|保证|确保|担保)[^，。；！？\n]{0,8}(?:收益|回报|分红|回购|利润|本金)/,
  /(?:收益|回报)率/,
  /保底/,
  /高(?:收益|回报)/,
  /刚性兑付/,
  /翻[一二三四五六七八九十几数\d]*倍/,
]

/** Full-width digits and blanks between the letters do not hide a promise. */
const plain = (text: string) =>
  text.normalize('NFKC').replace(/[\s\p{P}]/gu, (sign) => (/[，。；！？,;!?]/.test(sign) ? '，' : ''))

/**
 * The words of a text that promise a return; undefined where there are none. Equity on this platform is offered privately: nothing that
 * an enterprise writes may guarantee its investors anything (CSRC order 132).
 */
export function promisedReturn(text: string): string | undefined {
  const read = plain(text)
  for (const promise of PROMISES) {
    const found = promise.exec(read)
    if (found) return found[1] ?? found[0]
  }
  return undefined
}
