import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'
import { colors, elderColors } from './tokens.ts'

test('the theme of the portal is exactly the tokens', async () => {
  await expect(themeCss()).toMatchFileSnapshot('./theme.css')
})

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = [colors.surface, colors.paper, colors['primary-soft'], colors['gold-soft'], colors.mark]

test.each(['ink', 'muted', 'primary', 'primary-strong', 'gold-ink', 'success', 'warning', 'danger'] as const)(
  'text in %s is readable (4.5:1) on every light surface',
  (name) => {
    for (const surface of surfaces) expect(contrast(colors[name], surface)).toBeGreaterThanOrEqual(4.5)
  },
)

test('each state is readable on its own tint', () => {
  for (const state of ['success', 'warning', 'danger'] as const) {
    expect(contrast(colors[state], colors[`${state}-soft`])).toBeGreaterThanOrEqual(4.5)
  }
})

const HUES = [1, 2, 3, 4, 5, 6] as const

test.each(HUES)(
  'colour %i of a chart stands out on white (3:1), and its text on white and on its tint',
  (n) => {
    expect(contrast(colors[`hue-${n}`], colors.surface)).toBeGreaterThanOrEqual(3)
    for (const ground of [colors.surface, colors[`hue-${n}-soft`]]) {
      expect(contrast(colors[`hue-${n}-ink`], ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('the names on a map are readable on every step', () => {
  for (const n of [1, 2, 3, 4, 5] as const) {
    expect(contrast(colors.ink, colors[`map-${n}`])).toBeGreaterThanOrEqual(4.5)
  }
})

test('white is readable on the filled colours, and big-screen text on the night surfaces', () => {
  for (const name of ['primary', 'primary-strong', 'danger'] as const) {
    expect(contrast(colors.surface, colors[name])).toBeGreaterThanOrEqual(4.5)
  }
  for (const name of ['night-ink', 'night-muted'] as const) {
    expect(contrast(colors[name], colors['night-surface'])).toBeGreaterThanOrEqual(4.5)
  }
})

test('the edge of an input stands out (3:1)', () => {
  expect(contrast(colors['line-strong'], colors.surface)).toBeGreaterThanOrEqual(3)
})

test('elder-friendly mode has more contrast than the normal one', () => {
  for (const name of Object.keys(elderColors) as (keyof typeof elderColors)[]) {
    expect(contrast(elderColors[name], colors.surface)).toBeGreaterThan(
      contrast(colors[name], colors.surface),
    )
  }
})
