import { expect, it } from 'vitest'
import { allowedType } from '../../../apps/server/src/files/file-type-check.ts'
import { exampleLicence } from './example-licence.ts'

const bytes = exampleLicence({ creditCode: '91620102MA00000019', foundDate: '2019-03-18' })

it('is a PDF that an upload would take', async () => {
  expect(await allowedType(bytes, '营业执照（示例）.pdf')).toBe('application/pdf')
})

it('says that it is an example, and every object stands where its table says', () => {
  const text = bytes.toString('latin1')
  expect(text).toContain('EXAMPLE - NOT VALID')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(6)
  for (const [index, place] of places.entries()) {
    expect(text.slice(place, place + 8)).toContain(`${index + 1} 0 obj`)
  }
})
