import { Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { fieldMeta, labelOf } from '@lqr/contract/kernel/field.ts'
import {
  type ClosedList,
  type Field,
  type FieldInput,
  inputOf,
  maxLengthOf,
  maxValueOf,
  takesNull,
} from '@lqr/contract/kernel/field-input.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { typingOf } from '@lqr/web-client/typing/typing-of.ts'
import { AmountInput } from '../forms/amount-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { MomentInput } from '../forms/moment-input.tsx'
import { RegionsSelect } from '../forms/regions-select.tsx'
import { RegionSelect } from '../forms/region-select.tsx'
import { PictureInput } from '../rich-text/picture-input.tsx'
import { LateRichText } from '../rich-text/late-rich-text.tsx'
import { nameOf } from '../records/name-of.ts'
import { copy } from './copy.ts'
import { useEditedRegion } from './use-edited-region.ts'

/** Texts longer than this are typed into several lines. */
const ONE_LINE = 300
/** Lists longer than this are searched by typing. */
const AT_A_GLANCE = 8
const DECIMALS = '.00'

/** The items of a closed list for a select. */
export function optionsOf(items: ClosedList) {
  return items.map(({ code, name }) => ({ value: code, label: name }))
}

type Choice = Extract<FieldInput, { readonly items: ClosedList }>

/** What is not offered any more keeps its name where it was chosen before. */
function choice({ kind, items, offered = items }: Choice, isOptional: boolean): ReactNode {
  const isSeveral = kind === 'codes'
  const isSearched = isSeveral || offered.length > AT_A_GLANCE
  const named = ({ value }: { value?: string | number }) => nameOf(items, String(value))
  return (
    <Select
      options={optionsOf(offered)}
      allowClear={isOptional}
      {...(offered === items ? {} : { labelRender: named })}
      {...(isSeveral ? { mode: 'multiple' as const } : {})}
      {...(isSearched ? { showSearch: { optionFilterProp: 'label' } } : {})}
    />
  )
}

function text(schema: Field): ReactNode {
  const maxLength = maxLengthOf(schema)
  const limit = maxLength === undefined ? {} : { maxLength }
  if (maxLength === undefined || maxLength <= ONE_LINE) return <Input autoComplete="off" {...limit} />
  return <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} {...limit} />
}

/** As many digits as the largest number has. */
function number(schema: Field, isDecimal: boolean): ReactNode {
  const maxValue = maxValueOf(schema)
  const longest = maxValue === undefined ? undefined : `${maxValue}${isDecimal ? DECIMALS : ''}`.length
  const { unit } = fieldMeta(schema) ?? {}
  return (
    <Input
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(unit ? { suffix: unit } : {})}
      {...(longest ? { maxLength: longest } : {})}
    />
  )
}

function inputFor(schema: Field, own: ReactNode, region: string | undefined): ReactNode {
  const input = inputOf(schema)
  const maxLength = maxLengthOf(schema)
  const limit = maxLength === undefined ? {} : { maxLength }
  switch (input.kind) {
    case 'code':
    case 'codes':
      return choice(input, takesNull(schema))
    case 'amount':
      return <AmountInput />
    case 'decimal':
    case 'whole':
      return number(schema, input.kind === 'decimal')
    case 'area':
      return <RegionSelect />
    case 'day':
      return <DateInput {...(input.past ? { max: chinaToday() } : {})} />
    case 'phone':
    case 'serial':
      return <Input autoComplete="off" {...typingOf(schema)} />
    case 'link':
      return <Input type="url" inputMode="url" autoComplete="off" {...limit} />
    case 'areas':
      return <RegionsSelect within={region} />
    case 'moment':
      return <MomentInput />
    case 'picture':
      return <PictureInput />
    case 'logo':
      return <PictureInput of="logo" />
    case 'rich':
      return <LateRichText label={labelOf(schema)} />
    case 'lines':
      return <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} />
    case 'text':
      return text(schema)
    case 'own':
      return own
  }
}

/** What is said under a field; the codes of a closed list are for other systems to read. */
function helpOf(schema: Field, region: string | undefined): string | undefined {
  const { kind } = inputOf(schema)
  if (kind === 'areas' && region !== undefined) return copy.ownAreas
  if (kind === 'lines') return fieldMeta(schema)?.help ?? copy.lines
  const isCoded = kind === 'codes' || (kind === 'code' && !takesNull(schema))
  return isCoded ? undefined : fieldMeta(schema)?.help
}

interface RecordFieldProps {
  name: string
  schema: Field
  /** The input that the page of the kind brings for a field of its own. */
  own?: ReactNode
}

/** One field of a form, as the contract describes it: label, limits, unit, help. */
export function RecordField({ name, schema, own }: RecordFieldProps) {
  const region = useEditedRegion()
  const help = helpOf(schema, region)
  return (
    <Form.Item name={name} label={labelOf(schema)} {...(help ? { extra: help } : {})}>
      {inputFor(schema, own, region)}
    </Form.Item>
  )
}
