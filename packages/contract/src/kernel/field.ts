import * as z from 'zod'
import { isEmptyOrZero } from '../rules/emptiness.ts'
import { checkHiddenSigns } from '../rules/hidden-signs.ts'
import { checkTwoDecimals } from '../rules/numeric.ts'
import { checkPercentage, checkRate, RATE_MAX, RATE_MIN } from '../rules/rate.ts'
import { typedInto } from './field-input.ts'

/** How carefully a value is handled: `sensitive` is encrypted at rest and masked in lists and logs. */
export type Sensitivity = 'public' | 'internal' | 'personal' | 'sensitive'

/** One value of a closed list: the code that is kept, the 中文 that is shown. */
export interface CodeItem {
  readonly code: string
  readonly name: string
}

export interface FieldMeta {
  /** 中文 label shown on forms, tables and in error texts. */
  readonly label: string
  readonly example?: unknown
  /** Left out where the object that the field belongs to says it for all of its fields (decision 0035). */
  readonly sensitivity?: Sensitivity
  /** 中文 unit shown inside the input, e.g. 万元, 个月, %. */
  readonly unit?: string
  readonly help?: string
  /** The list that a coded value is taken from. */
  readonly codes?: readonly CodeItem[]
  /** Name of the schema in OpenAPI, where the same one stands in many places. */
  readonly component?: string
}

/** A schema with its field's meta. */
export type FieldSchema = z.ZodType

/** Attaches label, example and sensitivity to a schema; forms, tables, OpenAPI and error texts read it. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  return schema.meta({ ...meta })
}

/** The field's meta, looked up through optional, nullable and default wrappers. */
export function fieldMeta(schema: z.ZodType): FieldMeta | undefined {
  const meta = schema.meta() as FieldMeta | undefined
  if (meta?.label) return meta
  const { innerType, getter } = (schema as { def: { innerType?: z.ZodType; getter?: () => z.ZodType } }).def
  const inner = innerType ?? getter?.()
  return inner ? fieldMeta(inner) : undefined
}

/** The list a field takes its code or codes from; undefined for what is not coded. */
export function codesOf(schema: z.ZodType): readonly CodeItem[] | undefined {
  const own = (schema.meta() as FieldMeta | undefined)?.codes
  const { innerType, element } = (schema as { def: { innerType?: z.ZodType; element?: z.ZodType } }).def
  const inner = innerType ?? element
  return own ?? (inner && codesOf(inner))
}

/** The 中文 label a field was defined with: forms, facts and tables show it, so that it is written once. */
export function labelOf(schema: z.ZodType): string {
  return fieldMeta(schema)?.label ?? ''
}

/** The labels of all fields of an object, by their names. */
export function labelsOf<K extends string>(object: { shape: Readonly<Record<K, z.ZodType>> }) {
  const fields = Object.entries<z.ZodType>(object.shape)
  return Object.fromEntries(fields.map(([name, field]) => [name, labelOf(field)])) as Record<K, string>
}

/** The 中文 unit a field was defined with; '' where it has none. */
export function unitOf(schema: z.ZodType): string {
  return fieldMeta(schema)?.unit ?? ''
}

type Limits = { max: number; min?: number }

/** Refuses signs that nobody sees, in the one place that all texts of forms go through. */
export function allVisible(label: string, max: number) {
  return (value: string, context: z.core.$RefinementCtx<string>) => {
    const message = checkHiddenSigns(value, label, max)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  }
}

/** Text, trimmed, of one line unless it is long; `min` defaults to 1, so blank text is refused. */
export function text(label: string, limits: Limits, meta: Omit<FieldMeta, 'label'> = {}) {
  const { max, min = 1 } = limits
  return field(
    z
      .string({ error: `请输入${label}` })
      .trim()
      .min(min, { error: ({ input }) => (input === '' ? `请输入${label}` : `${label}至少 ${min} 个字`) })
      .max(max, `${label}不能超过 ${max} 个字`)
      .superRefine(allVisible(label, max)),
    { label, ...meta },
  )
}

/** Text that may stay empty. */
export function optionalText(label: string, max: number, meta: Omit<FieldMeta, 'label'> = {}) {
  return field(
    z
      .string({ error: `${label}格式不正确` })
      .trim()
      .max(max, `${label}不能超过 ${max} 个字`)
      .superRefine(allVisible(label, max))
      .optional(),
    { label, ...meta },
  )
}

/** Refines text by a rule of `rules/`, whose sentence is the error. */
export function ruled(
  label: string,
  max: number,
  rule: (value: string, label: string) => string | undefined,
) {
  return field(
    z
      .string({ error: `请输入${label}` })
      .trim()
      .max(max, `${label}不能超过 ${max} 个字`)
      .superRefine((value, context) => {
        const message = checkHiddenSigns(value, label, max) ?? rule(value, label)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    { label },
  )
}

/** A row's id: digits as text in every answer; numbers are accepted on the way in. */
export function id(label = '编号') {
  return field(
    z
      .union([z.string().regex(/^[1-9]\d{0,14}$/), z.int().positive()], { error: `${label}不正确` })
      .transform(String),
    { label, example: '1024', component: 'Id' },
  )
}

/** An id in an answer. */
export function idOut(label = '编号') {
  return field(z.string(), { label, example: '1024', component: 'Id' })
}

export const MAX_AMOUNT_YUAN = 100_000_000_000

/** Whether a value that should be a number counts as not given (specification 5, empty or zero). */
function countsAsEmpty(input: unknown): boolean {
  if (input === undefined || input === null) return true
  return (typeof input === 'string' || typeof input === 'number') && isEmptyOrZero(input)
}

/**
 * Whole yuan, 1 to 1,000 亿; forms take 万元 and convert once (docs/product-rules.md, Fields). Where zero is no answer it counts as empty;
 * a field with `min: 0` takes it.
 */
export function amountYuan(label: string, limits: { min?: number; max?: number } = {}) {
  const { min = 1, max = MAX_AMOUNT_YUAN } = limits
  const schema = z
    .int({ error: ({ input }) => (countsAsEmpty(input) ? `请输入${label}` : `${label}须为整数（元）`) })
    .min(min, {
      error: ({ input }) => (countsAsEmpty(input) ? `请输入${label}` : `${label}不能小于 ${min} 元`),
    })
    .max(max, `${label}超出允许范围`)
  return typedInto(field(schema, { label, unit: '元', example: 500_000 }), { kind: 'amount' })
}

type Decimal = Omit<FieldMeta, 'label'> & { readonly min: number; readonly max: number }

/**
 * A number whose rule of specification 5 reads it as typed: form and server then say the same sentence, and OpenAPI states
 * the limits. Hundredths are exact as text, where a binary fraction is not.
 */
function decimal(label: string, { min, max, ...meta }: Decimal, check: (text: string) => string | undefined) {
  const schema = z.number({ error: `请输入${label}` }).superRefine((value, context) => {
    const message = check(String(value))
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
  const limited = field(schema, { label, ...meta }).meta({ minimum: min, maximum: max, multipleOf: 0.01 })
  return typedInto(limited, { kind: 'decimal' })
}

/** A number of at most two decimals (specification 5, two-decimal field); above zero, zero counts as empty. */
export function twoDecimals(label: string, meta: Decimal) {
  const { min, max } = meta
  return decimal(label, meta, (text) => {
    const problem = checkTwoDecimals(text)
    if (problem !== undefined) return problem
    if (min > 0 && isEmptyOrZero(text)) return `请输入${label}`
    return Number(text) >= min && Number(text) <= max ? undefined : `${label}应在${min}到${max}之间`
  })
}

/** Annual percent, 0.01 to 100, at most two decimals (specification 5, rate-like value). */
export function ratePercent(label: string) {
  const meta = { min: RATE_MIN, max: RATE_MAX, unit: '%', example: 3.85 }
  return decimal(label, meta, (text) => checkRate(text, label))
}

/** A share in percent, 0 to 100, at most two decimals (specification 5, percentage field). */
export function sharePercent(label: string, meta: Pick<FieldMeta, 'example' | 'help'> = {}) {
  const limits = { ...meta, min: 0, max: 100, unit: '%' }
  return decimal(label, limits, (text) => checkPercentage(text, label))
}

/** A number of months, 1 to 360; zero counts as empty. */
export function months(label: string) {
  const range = `${label}须在 1 到 360 个月之间`
  return field(
    z
      .int({ error: ({ input }) => (countsAsEmpty(input) ? `请输入${label}` : `${label}须为整数（月）`) })
      .min(1, { error: ({ input }) => (countsAsEmpty(input) ? `请输入${label}` : range) })
      .max(360, range),
    { label, unit: '个月', example: 12, component: 'Months' },
  )
}

/** Counts and versions stay within what the database keeps them in. */
export const MAX_COUNT = 2_000_000_000

/** A count of things or people. */
export function count(label: string, max = MAX_COUNT, meta: Pick<FieldMeta, 'unit' | 'help'> = {}) {
  return field(
    z
      .int({ error: `请输入${label}` })
      .min(0, `${label}不能为负`)
      .max(max, `${label}超出允许范围`),
    { label, example: 12, ...meta },
  )
}

/** Whether no year before 1800 stands there: the year 0000 is none of the database. What is no day is not judged here. */
function isUsableYear(day: string): boolean {
  return day < '0000' || day >= '1800'
}

/** A calendar date, YYYY-MM-DD, from 1800 to 9999; forms offer no day after today for what is `past`. */
export function dateOnly(label: string, { past = false }: { past?: boolean } = {}) {
  const meta = { label, example: '2026-11-20', component: 'Day' }
  const schema = z.iso.date({ error: `请选择${label}`, abort: true }).refine(isUsableYear, `${label}不正确`)
  return typedInto(field(schema, meta), { kind: 'day', past })
}

/** A moment that is sent: ISO 8601 with offset, from 1800 to 9999. */
export function momentIn(label: string) {
  const schema = z.iso.datetime({ offset: true, error: `${label}不正确`, abort: true })
  return field(schema.refine(isUsableYear, `${label}不正确`), { label })
}

/** A moment in an answer: ISO 8601 with offset. */
export function moment(label: string) {
  return field(z.iso.datetime({ offset: true }), {
    label,
    example: '2026-11-20T09:30:00+08:00',
    component: 'Moment',
  })
}

/** A six-digit area code of the province. */
export function areaCode(label = '所在地区') {
  const schema = z.string({ error: `请选择${label}` }).regex(/^62\d{4}$/, `请选择${label}`)
  const meta = { label, example: '620102', component: 'AreaCode' }
  return typedInto(field(schema, meta), { kind: 'area' })
}

/** One of a closed list of codes. */
export function oneOf<const T extends readonly CodeItem[]>(label: string, items: T) {
  const codes = items.map((item) => item.code) as [T[number]['code'], ...T[number]['code'][]]
  const schema = field(z.enum(codes, { error: `请选择${label}` }), { label, example: codes[0], codes: items })
  return typedInto(schema, { kind: 'code', items })
}

/** A closed list in words: each code with its name. */
export function codesInWords(codes: readonly CodeItem[]): string {
  return codes.map(({ code, name }) => `${code} ${name}`).join('；')
}

/** A yes or no. */
export function flag(label: string, meta: Omit<FieldMeta, 'label'> = {}) {
  return field(z.boolean({ error: `请选择${label}` }), { label, ...meta })
}

/** Consent that must be given: only `true` passes. */
export function consent(label: string) {
  return field(z.literal(true, { error: `请阅读并勾选${label}` }), { label })
}
