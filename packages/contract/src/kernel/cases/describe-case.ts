import { roles } from '../access.ts'
import { type AnyCase, type CaseClock, type CaseMove, RESUME } from './define-case.ts'

const PHASES = {
  draft: 'not handed in',
  open: 'awaits a decision',
  underway: 'goes on after it',
  over: 'over',
}

/** The page of a kind of case in `docs/cases`: state diagram, states, moves and clocks, as declared (Markdown, Mermaid). */
export function describeCase(declaration: AnyCase): string {
  const { kind, label, numberPrefix, auditEntity } = declaration
  return `# ${label} (\`${kind}\`)

Written from its declaration by \`npm run case-docs\`. Numbers begin with ${numberPrefix}; audit rows have the entity \`${auditEntity.code}\` and
the actions \`<move>-${kind}\`.

\`\`\`mermaid
stateDiagram-v2
${diagram(declaration).join('\n')}
\`\`\`

## States

${table(['state', '中文', 'phase', 'waits for', 'clock'], stateRows(declaration))}

## Moves

${table(['move', '中文', 'who', 'from', 'to', 'clock', 'tells', 'only if', 'seals from'], moveRows(declaration))}

A case sealed by a move shows the institution its number, product, state and moments alone from then on (decision 0048).

## Clocks

${table(['clock', '中文', 'limit', 'closed by the platform'], clockRows(declaration))}
`
}

function diagram({ states, moves }: AnyCase): string[] {
  const names = Object.entries(states).map(([code, { name }]) => `  state "${name}" as ${code}`)
  const arrows = Object.entries(moves).flatMap(([code, move]) => arrowsOf(code, move, moves))
  const ends = Object.entries(states).flatMap(([code, { phase }]) =>
    phase === 'over' ? [`  ${code} --> [*]`] : [],
  )
  return [...names, ...arrows, ...ends]
}

/** A resumed case goes back to any state in which the same clock could be paused. */
function arrowsOf(code: string, { from, to, name, resumes }: CaseMove, moves: AnyCase['moves']): string[] {
  if (from.length === 0) return [`  [*] --> ${to} : ${name}`]
  const targets =
    to === RESUME
      ? Object.values(moves).flatMap(({ pauses, from: states }) => (pauses === resumes ? states : []))
      : [to]
  return from.flatMap((state) => targets.map((target) => `  ${state} --> ${target} : ${name}`))
}

function stateRows({ states }: AnyCase): string[][] {
  return Object.entries(states).map(([code, { name, phase, waitsFor, clock }]) => [
    `\`${code}\``,
    name,
    PHASES[phase],
    waitsFor ?? '',
    clock ?? '',
  ])
}

function moveRows({ moves }: AnyCase): string[][] {
  return Object.entries(moves).map(([code, move]) => [
    `\`${code}\``,
    move.name,
    whoMakes(move),
    move.from.join(', ') || '–',
    move.to === RESUME ? 'where it was paused' : move.to,
    clockEffect(move),
    move.tells,
    move.guard ?? '',
    move.seals?.join(', ') ?? '',
  ])
}

function whoMakes(move: CaseMove): string {
  if (move.side === 'platform') return 'platform'
  if (move.side === 'enterprise') return move.certified ? '已认证企业' : '企业'
  return move.roles.map((role) => roles.find(({ code }) => code === role)?.name ?? role).join('、')
}

function clockEffect({ starts, pauses, resumes }: CaseMove): string {
  if (starts) return `starts ${starts}`
  if (pauses) return `pauses ${pauses}`
  return resumes ? `resumes ${resumes}` : ''
}

function clockRows({ clocks }: AnyCase): string[][] {
  return Object.entries(clocks).map(([code, { name, limit, expiry }]) => [
    `\`${code}\``,
    name,
    'workingDays' in limit ? `${limit.workingDays} working days` : `${limit.days} days`,
    expiryText(expiry),
  ])
}

function expiryText(expiry: CaseClock['expiry']): string {
  if (!expiry) return ''
  return 'workingDaysAfterDue' in expiry
    ? `\`${expiry.by}\`, ${expiry.workingDaysAfterDue} working days after the due time`
    : `\`${expiry.by}\`, ${expiry.daysAfterSubmission} days after the submission`
}

/** Columns as wide as their widest cell, as the formatter sets them: 中文 counts double. */
function table(heads: readonly string[], rows: readonly string[][]): string {
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...rows.map((row) => row[column] ?? '')].map(widthOf)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}

function widthOf(text: string): number {
  return Array.from(text).reduce((width, sign) => width + (/[\u2E80-\uFFFF]/.test(sign) ? 2 : 1), 0)
}
