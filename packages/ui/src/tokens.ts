/** The one source of the product's look (docs/product-rules.md, Look). `theme.css` for Tailwind and `antdTheme` are made from it. */
export const colors = {
  primary: '#1b4b8f',
  'primary-strong': '#143a70',
  'primary-line': '#c5d4ea',
  'primary-soft': '#eaf0f8',
  gold: '#b9812e',
  'gold-ink': '#85590f',
  'gold-soft': '#fbf5e9',
  mark: '#ffe9b0',
  ink: '#1c2430',
  muted: '#556072',
  'line-strong': '#848e9d',
  line: '#dce1e8',
  paper: '#f7f8fa',
  surface: '#ffffff',
  success: '#1d6a45',
  'success-soft': '#e6f4ec',
  warning: '#855600',
  'warning-soft': '#fff4da',
  danger: '#b3261e',
  'danger-soft': '#fdeceb',
  night: '#0b1830',
  'night-surface': '#13243f',
  'night-line': '#2b4266',
  'night-ink': '#e8eef8',
  'night-muted': '#a9b9d1',
} as const

/** What elder-friendly mode changes: stronger contrast, nothing paler than the lines. */
export const elderColors = {
  primary: '#0f3872',
  'primary-strong': '#0a2850',
  'gold-ink': '#6a4508',
  ink: '#0a0f17',
  muted: '#2c3644',
  'line-strong': '#4a5565',
  line: '#9aa4b2',
} as const

/** Type sizes in px with their line heights: note, body, title, head, display. */
export const typeSizes = {
  note: [14, 1.6],
  body: [16, 1.75],
  title: [20, 1.5],
  head: [28, 1.35],
  display: [40, 1.25],
} as const

export const radii = { control: 6, card: 10, pill: 999 } as const

/** Half of the 8 px grid, so `p-2` is 8 px. */
export const spacingStep = 4

/** Width of the content and its gutter, in px. */
export const contentWidth = 1200
export const gutter = 24

export const fontFamily = [
  'PingFang SC',
  'HarmonyOS Sans SC',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'WenQuanYi Micro Hei',
  'sans-serif',
] as const

/** Factor of elder-friendly mode on every rem. */
export const elderScale = 1.25

export type ColorName = keyof typeof colors
