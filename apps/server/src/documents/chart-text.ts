const HUNDRED_MILLION = 100_000_000
const TEN_THOUSAND = 10_000

/** Text as it may stand in SVG and HTML. */
export function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A number as it stands at a bar: 万 and 亿 where it is long. */
export function shortNumber(value: number): string {
  if (Math.abs(value) >= HUNDRED_MILLION) return `${(value / HUNDRED_MILLION).toFixed(1)}亿`
  if (Math.abs(value) >= TEN_THOUSAND) return `${(value / TEN_THOUSAND).toFixed(1)}万`
  return value.toLocaleString('zh-CN', { maximumFractionDigits: 2 })
}

export const CHART_FONT = `'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif`
