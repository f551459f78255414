/** What the bank did, as its own books say: a bank keeps this in its database. */
export interface Entry {
  readonly kind: 'accepted' | 'decision' | 'contract' | 'drawdown' | 'repayment' | 'balance'
  readonly applyNo: string
  readonly day: string
  readonly amountYuan: number
  readonly state?: 'granted' | 'refused'
}

/** Today in the province, YYYY-MM-DD. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())

/** The bank's file of a day: the names, a line for each entry of the days it covers, and a last line with their number and sum. */
export function bookFile(book: readonly Entry[], day: string, from: string): string {
  const own = book
    .map((entry) => (entry.kind === 'balance' ? { ...entry, day } : entry))
    .filter((entry) => entry.day >= from && entry.day <= day)
  const lines = own.map(({ kind, applyNo, day: on, amountYuan, state = '' }) =>
    [kind, applyNo, on, amountYuan, state].join(','),
  )
  const sum = own.reduce((total, { amountYuan }) => total + amountYuan, 0)
  return ['kind,applyNo,day,amountYuan,state', ...lines, `end,${own.length},${day},${sum},`, ''].join('\n')
}
