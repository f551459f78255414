import { expect, test } from 'vitest'
import { readOrganisationFilters } from './organisation-filters.ts'

const read = (text: string) => readOrganisationFilters(new URLSearchParams(text))

test('the institution list asks for financial institutions of the chosen kind and area', () => {
  expect(read('keyword=兰州&orgCategory=cityBank&areaCode=620100&page=2').query).toEqual({
    orgType: 'financial',
    name: '兰州',
    orgCategory: 'cityBank',
    areaCode: '620100',
    currentPageNum: 2,
  })
})

test('a kind or an area that does not exist is left out and named', () => {
  const { query, ignored } = read('orgCategory=moonBank&areaCode=abc&page=-3')
  expect(query).toEqual({ orgType: 'financial' })
  expect(ignored).toEqual(['机构类别', '地区'])
})
