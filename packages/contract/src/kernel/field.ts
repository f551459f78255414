import * as z from 'zod'

/** How carefully a value is handled: `sensitive` is encrypted at rest and masked in lists and logs. */
export type Sensitivity = 'public' | 'internal' | 'personal' | 'sensitive'

export interface FieldMeta {
  /** 中文 label shown on forms, tables and in error texts. */
  readonly label: string
  readonly example?: unknown
  readonly sensitivity?: Sensitivity
  /** 中文 unit shown inside the input, e.g. 万元, 个月, %. */
  readonly unit?: string
  readonly help?: string
}

/** Attaches label, example and sensitivity to a schema; forms, tables, OpenAPI and error texts read it. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  return schema.meta({
    ...meta,
    title: meta.label,
    ...(meta.example === undefined ? {} : { examples: [meta.example] }),
  })
}

/** The field's meta, looked up through optional, nullable and default wrappers. */
export function fieldMeta(schema: z.ZodType): FieldMeta | undefined {
  const meta = schema.meta() as FieldMeta | undefined
  if (meta?.label) return meta
  const inner = (schema as { def?: { innerType?: z.ZodType } }).def?.innerType
  return inner ? fieldMeta(inner) : undefined
}

/** The 中文 label a field was defined with: forms, facts and tables show it, so that it is written once. */
export function labelOf(schema: z.ZodType): string {
  return fieldMeta(schema)?.label ?? ''
}

type Limits = { max: number; min?: number }

/** One line of text, trimmed; `min` defaults to 1, so blank text is refused. */
export function text(label: string, limits: Limits, meta: Omit<FieldMeta, 'label'> = {}) {
  const { max, min = 1 } = limits
  return field(
    z
      .string({ error: `请输入${label}` })
      .trim()
      .min(min, { error: ({ input }) => (input === '' ? `请输入${label}` : `${label}至少 ${min} 个字`) })
      .max(max, `${label}不能超过 ${max} 个字`),
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
      .optional(),
    { label, ...meta },
  )
}

/** A row's id: digits as text in every answer; numbers are accepted on the way in. */
export function id(label = '编号') {
  return field(
    z
      .union([z.string().regex(/^[1-9]\d{0,14}$/), z.int().positive()], { error: `${label}不正确` })
      .transform(String),
    { label, example: '1024' },
  )
}

/** An id in an answer. */
export function idOut(label = '编号') {
  return field(z.string(), { label, example: '1024' })
}

export const MAX_AMOUNT_YUAN = 100_000_000_000

/** Whole yuan, 1 to 1,000 亿; forms take 万元 and convert once (product.md 4.2). */
export function amountYuan(label: string, limits: { min?: number; max?: number } = {}) {
  const { min = 1, max = MAX_AMOUNT_YUAN } = limits
  return field(
    z
      .int({ error: (issue) => (issue.input === undefined ? `请输入${label}` : `${label}须为整数（元）`) })
      .min(min, `${label}不能小于 ${min} 元`)
      .max(max, `${label}超出允许范围`),
    { label, unit: '元', example: 500_000 },
  )
}

/** Annual percent, 0.01 to 100, at most two decimals (specification 5, rate-like value). */
export function ratePercent(label: string) {
  return field(
    z
      .number({ error: `请输入${label}` })
      .min(0.01, `${label}须在 0.01 到 100 之间`)
      .max(100, `${label}须在 0.01 到 100 之间`)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, `${label}最多两位小数`),
    { label, unit: '%', example: 3.85 },
  )
}

/** A number of months, 1 to 360. */
export function months(label: string) {
  return field(
    z
      .int({ error: (issue) => (issue.input === undefined ? `请输入${label}` : `${label}须为整数（月）`) })
      .min(1, `${label}须在 1 到 360 个月之间`)
      .max(360, `${label}须在 1 到 360 个月之间`),
    { label, unit: '个月', example: 12 },
  )
}

/** A count of things or people. */
export function count(label: string, max = 2_000_000_000) {
  return field(
    z
      .int({ error: `请输入${label}` })
      .min(0, `${label}不能为负`)
      .max(max, `${label}超出允许范围`),
    { label, example: 12 },
  )
}

/** A calendar date, YYYY-MM-DD. */
export function dateOnly(label: string) {
  return field(z.iso.date({ error: `请选择${label}` }), { label, example: '2026-11-20' })
}

/** A moment in an answer: ISO 8601 with offset. */
export function moment(label: string) {
  return field(z.iso.datetime({ offset: true }), { label, example: '2026-11-20T09:30:00+08:00' })
}

/** A six-digit area code of the province. */
export function areaCode(label = '所在地区') {
  return field(z.string({ error: `请选择${label}` }).regex(/^62\d{4}$/, `请选择${label}`), {
    label,
    example: '620102',
  })
}

/** One of a closed list of codes. */
export function oneOf<const T extends readonly { code: string; name: string }[]>(label: string, items: T) {
  const codes = items.map((item) => item.code) as [T[number]['code'], ...T[number]['code'][]]
  return field(z.enum(codes, { error: `请选择${label}` }), {
    label,
    example: codes[0],
    help: items.map((item) => `${item.code} ${item.name}`).join('；'),
  })
}

/** A yes or no. */
export function flag(label: string, meta: Omit<FieldMeta, 'label'> = {}) {
  return field(z.boolean({ error: `请选择${label}` }), { label, example: true, ...meta })
}

/** Consent that must be given: only `true` passes. */
export function consent(label: string) {
  return field(z.literal(true, { error: `请阅读并勾选${label}` }), { label, example: true })
}
