import {
  colors,
  contentWidth,
  elderColors,
  elderScale,
  fontFamily,
  gutter,
  radii,
  spacingStep,
  typeSizes,
} from './tokens.ts'

const rem = (px: number) => `${px / 16}rem`
const families = fontFamily
  .filter((name) => name !== 'sans-serif')
  .map((name) => (name.includes(' ') ? `'${name}'` : name))
  .join(', ')

function colorLines(names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).map(([name, value]) => `  --color-${name}: ${value};`)
}

/** The text of `theme.css`: Tailwind's own palette, type and radii are replaced by the tokens. */
export function themeCss(): string {
  const type = Object.entries(typeSizes).flatMap(([name, [size, lineHeight]]) => [
    `  --text-${name}: ${rem(size)};`,
    `  --text-${name}--line-height: ${lineHeight};`,
  ])
  const corners = Object.entries(radii).map(([name, px]) => `  --radius-${name}: ${px}px;`)
  return [
    '/* Made from tokens.ts; theme-css.test.ts keeps the two equal. */',
    '@theme {',
    '  --color-*: initial;',
    ...colorLines(colors),
    '  --text-*: initial;',
    ...type,
    '  --radius-*: initial;',
    ...corners,
    '  --shadow-*: initial;',
    '  --shadow-raised: 0 8px 24px rgb(28 36 48 / 0.12);',
    '  --breakpoint-*: initial;',
    '  --breakpoint-sm: 40rem;',
    '  --breakpoint-md: 48rem;',
    '  --breakpoint-lg: 64rem;',
    '  --breakpoint-xl: 80rem;',
    `  --spacing: ${rem(spacingStep)};`,
    `  --container-content: ${contentWidth + 2 * gutter}px;`,
    '  --container-article: 40em;',
    '  --font-sans:',
    `    ${families},`,
    '    sans-serif;',
    '  --default-transition-duration: 160ms;',
    '}',
    '',
    '@layer base {',
    '  .elder {',
    `    font-size: ${elderScale * 100}%;`,
    ...colorLines(elderColors).map((line) => `  ${line}`),
    '  }',
    '}',
    '',
  ].join('\n')
}
