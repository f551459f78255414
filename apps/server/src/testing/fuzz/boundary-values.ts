import { formsOf, type InputNode } from './input-node.ts'

const INT4 = 2_147_483_647
const INT8 = '9223372036854775807'

/** Text that reads like something else, or that some program on the way does not take. */
const TEXTS = [
  '',
  ' ',
  'NaN',
  'null',
  'undefined',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '0x7f',
  '１２３',
  String(INT4 + 1),
  INT8,
  '9223372036854775808',
  'a\u0000b',
  'a\u0001\u001b[31m',
  '\ud800',
  '字\udc00字',
  '\u202e甲方',
  '\u2066a\u2069',
  '\u200b\ufeff',
  '👨‍👩‍👧‍👦',
  '\u0627\u0644',
  "'; select 1; --",
  '%_\\',
  '{}',
  '<b>&amp;',
  '../../etc',
  '字'.repeat(12_000),
]
const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '2026-02-30',
  '2026-13-01',
]
const MOMENTS = DAYS.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59.999-14:00`])
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-7,
  1e21,
  1.7e308,
  INT4,
  INT4 + 1,
  -INT4 - 2,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 63,
]
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[[[[[[[]]]]]]]]],
  { toString: 1 },
  { length: 5 },
  Array(201).fill(0),
  Array(40).fill(''),
]

/** The edges of what this very field takes. */
function ownEdges(node: InputNode): unknown[] {
  return formsOf(node).flatMap((form) => [
    ...lengths(form).map((length) => '字'.repeat(length)),
    ...[form.minimum, form.maximum].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1])),
    ...(form.enum ?? []),
    ...(form.items ? [Array((form.maxItems ?? 40) + 1).fill(form.items.example ?? '字')] : []),
    ...(form.type === 'string' ? [...DAYS, ...MOMENTS] : []),
  ])
}

function lengths({ minLength, maxLength }: InputNode): number[] {
  const edges = [minLength, maxLength].filter((edge) => edge !== undefined)
  return edges.flatMap((edge) => [Math.max(0, edge - 1), edge, edge + 1])
}

/** Everything worth trying in the place of a field: the edges of its own limits first, then what fits nowhere. */
export function boundaryValues(node: InputNode): unknown[] {
  return [...ownEdges(node), ...TEXTS, ...NUMBERS, ...OTHERS]
}
