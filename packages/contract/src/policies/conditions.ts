import * as z from 'zod'
import { allVisible, field, oneOf, text, twoDecimals } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { CONDITION_FACTS, factOf } from './facts.ts'

/** How a fact is compared: a figure with a bound that counts as inside, codes with a list. */
export const CONDITION_OPS = [
  { code: 'atLeast', name: '不低于' },
  { code: 'atMost', name: '不高于' },
  { code: 'oneOf', name: '属于其一' },
  { code: 'noneOf', name: '不属于' },
  { code: 'judged', name: '人工认定' },
] as const

/** A bound in any unit; amounts beyond it decide about no small enterprise. */
const MAX_BOUND = 2_000_000_000
export const MAX_CONDITIONS = 16
const MAX_GROUP = 9

const optionalLine = (label: string, max: number) =>
  field(
    z
      .string({ error: `${label}格式不正确` })
      .trim()
      .max(max, `${label}不能超过 ${max} 个字`)
      .superRefine(allVisible(label, max)),
    { label },
  )

/** What is compared with what. */
const comparison = {
  fact: oneOf('看什么', CONDITION_FACTS),
  op: oneOf('怎样比', CONDITION_OPS),
  bound: twoDecimals('界限', { min: -MAX_BOUND, max: MAX_BOUND }).nullable(),
  codes: field(z.array(z.string().max(16)).max(12, '选项最多 12 个'), { label: '选项' }),
} as const

type Compared = z.output<z.ZodObject<typeof comparison>>

/** What is wrong with a comparison: a figure needs a bound, a code codes of its own list. */
export function comparisonProblem({
  fact,
  op,
  bound,
  codes,
}: Compared): [path: string, text: string] | undefined {
  const about = factOf(fact)
  if (about.kind === 'judged') return op === 'judged' ? undefined : ['op', `${about.name}只能人工认定`]
  if (op === 'judged') return undefined
  if (about.kind === 'figure') {
    if (op !== 'atLeast' && op !== 'atMost') return ['op', `${about.name}请选择“不低于”或“不高于”`]
    return bound === null ? ['bound', `请输入${about.name}的界限`] : undefined
  }
  if (op !== 'oneOf' && op !== 'noneOf') return ['op', `${about.name}请选择“属于其一”或“不属于”`]
  const known = new Set<string>(about.items.map(({ code }) => code))
  if (codes.length === 0 || codes.some((code) => !known.has(code))) return ['codes', `请选择${about.name}`]
  return undefined
}

function checked(value: Compared, context: z.core.$RefinementCtx<Compared>) {
  const problem = comparisonProblem(value)
  if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] })
}

const guard = z
  .strictObject(comparison)
  .superRefine(checked)
  .meta({ label: '适用前提', sensitivity: 'public' })

/**
 * One condition of an item as data. Those of one group stand for each other: one that is met is enough. With a guard it is about
 * those alone who pass the guard. `clause` names what of the document says so; months, cost and evidence belong to the path.
 */
export const policyCondition = z
  .strictObject({
    ...comparison,
    clause: text('依据条款', { max: 120 }),
    note: optionalLine('说明', 200),
    group: field(
      z.int('分组须为整数').min(1, '分组从 1 开始').max(MAX_GROUP, `分组不能超过 ${MAX_GROUP}`).nullable(),
      {
        label: '任选分组',
        help: '同一组满足一项即可',
      },
    ),
    when: guard.nullable().meta({ label: '适用前提', sensitivity: 'public' }),
    months: field(
      z.int('时间须为整数（月）').min(0, '时间不能为负').max(120, '时间不能超过 120 个月').nullable(),
      {
        label: '改进所需时间',
        unit: '个月',
      },
    ),
    costYuan: field(
      z.int('成本须为整数（元）').min(0, '成本不能为负').max(MAX_BOUND, '成本超出允许范围').nullable(),
      {
        label: '改进所需成本',
        unit: '元',
      },
    ),
    evidence: optionalLine('证明材料', 120),
  })
  .superRefine(checked)
  .superRefine(({ fact, op, note }, context) => {
    if ((fact === 'judged' || op === 'judged') && note === '') {
      context.addIssue({ code: 'custom', path: ['note'], message: '请写明须人工认定什么' })
    }
  })
  .meta({ label: '条件', sensitivity: 'public', component: 'PolicyCondition', title: '政策条件' })
export type PolicyCondition = z.output<typeof policyCondition>
export type Comparison = Pick<PolicyCondition, 'fact' | 'op' | 'bound' | 'codes'>

export const policyConditions = typedInto(
  field(
    z.array(policyCondition, { error: '请填写条件' }).max(MAX_CONDITIONS, `条件最多 ${MAX_CONDITIONS} 项`),
    { label: '申报条件', help: '每一项须写明依据条款；一项也没有时，地区符合即为符合' },
  ),
  { kind: 'own' },
)
