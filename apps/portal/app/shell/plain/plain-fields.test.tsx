import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type PlainField, viewOf } from './plain-field.ts'
import { PlainFieldOf } from './plain-fields.tsx'

const TICKED = '1'
const typedInto = (field: PlainField, text: string) =>
  renderToStaticMarkup(
    <PlainFieldOf
      view={viewOf(field)}
      state={{ typed: { values: { [field.name]: text }, files: {} }, errors: { [field.name]: '请核对' } }}
    />,
  )

const consent: PlainField = { name: 'consent', schema: z.literal(true), label: '我已阅读并同意', as: 'tick' }
const idNumber: PlainField = { name: 'operatorIdNo', schema: z.string(), label: '经办人身份证号' }

test('a consent and an id number never come back in a form that was refused', () => {
  expect(typedInto({ ...consent, isUnkept: true }, TICKED)).not.toContain('checked=""')
  expect(typedInto({ ...idNumber, isUnkept: true }, '620102199001010011')).not.toContain('620102199001010011')
})

test('everything else stands in it as it was typed, a time that is still to be had too', () => {
  expect(typedInto(consent, TICKED)).toContain('checked=""')
  expect(typedInto(idNumber, '620102')).toContain('value="620102"')
  const choices = [{ code: '09:00', name: '九点' }]
  const time: PlainField = { name: 'time', schema: z.string(), label: '时间', choices, isUnkept: true }
  expect(typedInto(time, '09:00')).toContain('<option value="09:00" selected="">')
})
