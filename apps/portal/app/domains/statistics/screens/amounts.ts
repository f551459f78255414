import { chinaDay, chinaTime } from '@lqr/contract/rules/china-day.ts'
import { grouped } from '@lqr/contract/rules/grouped.ts'
import { copy } from './copy.ts'

const YI = 100_000_000
const WAN = 10_000

/** In what money is told on one screen: 亿元 from 10 of them on, else 万元; what is hidden says so. */
export interface MoneyUnit {
  readonly name: string
  readonly of: (yuan: number | null) => string
}

export function moneyUnit(greatestYuan: number | null): MoneyUnit {
  const [name, format] =
    (greatestYuan ?? 0) >= 10 * YI
      ? [copy.units.yi, (yuan: number) => grouped(yuan / YI, 2)]
      : [copy.units.wan, (yuan: number) => grouped(yuan / WAN)]
  return { name, of: (yuan) => (yuan === null ? copy.few : format(yuan)) }
}

/** A whole number in groups of three. */
export const figure = (value: number | null): string => (value === null ? copy.few : grouped(value))

/** A part of a whole as a percentage with one decimal; nothing of nothing, or of what is hidden, is no number. */
export function share(part: number | null, whole: number | null): string {
  return part !== null && whole !== null && whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '–'
}

/** How long was waited: in milliseconds, from a second on in seconds with one decimal. */
export const waitOf = (milliseconds: number): { readonly value: string; readonly unit: string } =>
  milliseconds < 1_000
    ? { value: figure(milliseconds), unit: copy.units.milliseconds }
    : { value: (milliseconds / 1_000).toFixed(1), unit: copy.units.seconds }

/** The time of day of a moment in China, HH:MM:SS. */
export function clock(moment: string): string {
  return chinaTime(new Date(moment)).slice(11, 19)
}

/** HH:MM. */
export const minute = (moment: string): string => clock(moment).slice(0, 5)

/** HH:MM of the day that the figures are of, MM-DD of a day before it. */
export function minuteOrDay(moment: string, asOf: string): string {
  const day = dayInChina(moment)
  return day === dayInChina(asOf) ? minute(moment) : day.slice(5)
}

/** YYYY-MM-DD. */
export const dayInChina = (moment: string): string => chinaDay(new Date(moment))
