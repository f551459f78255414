/** The one source of the product's look (docs/product-rules.md, Look). `theme.css` for Tailwind and `antdTheme` are made from it. */
export const colors = {
  primary: '#1b4b8f',
  'primary-strong': '#143a70',
  'primary-line': '#c5d4ea',
  'primary-soft': '#eaf0f8',
  gold: '#b9812e',
  'gold-ink': '#85590f',
  'gold-soft': '#fbf5e9',
  'gold-line': '#ead9b6',
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
  // Six of a chart, told apart in every kind of colour sight; -ink where they carry text, -soft under it.
  'hue-1': '#1b4b8f',
  'hue-1-ink': '#1b4b8f',
  'hue-1-soft': '#eaf0f8',
  'hue-2': '#b9812e',
  'hue-2-ink': '#85590f',
  'hue-2-soft': '#fbf5e9',
  'hue-3': '#24806f',
  'hue-3-ink': '#1b6a5c',
  'hue-3-soft': '#e8f3f0',
  'hue-4': '#ad4634',
  'hue-4-ink': '#9a3a2a',
  'hue-4-soft': '#faeeeb',
  'hue-5': '#5796df',
  'hue-5-ink': '#2563a8',
  'hue-5-soft': '#ebf3fc',
  'hue-6': '#985f98',
  'hue-6-ink': '#7a4779',
  'hue-6-soft': '#f5eef5',
  // Five steps of a map; ink stands on the first three, white on the last two.
  'map-1': '#eaf0f8',
  'map-2': '#cfdef0',
  'map-3': '#b1c9e6',
  'map-4': '#92b3da',
  'map-5': '#6f98ca',
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
