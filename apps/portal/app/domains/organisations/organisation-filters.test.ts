import { expect, test } from 'vitest'
import { categoriesOf, readOrganisationFilters } from './organisation-filters.ts'

const read = (text: string) => readOrganisationFilters(new URLSearchParams(text), 'financial')

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

test('the list of government bodies asks for bodies alone and offers their kinds', () => {
  const search = new URLSearchParams('orgCategory=fiscalOffice')
  expect(readOrganisationFilters(search, 'government').query).toEqual({
    orgType: 'government',
    orgCategory: 'fiscalOffice',
  })
  expect(categoriesOf('government').map(({ name }) => name)).toContain('财政部门')
  expect(categoriesOf('financial').map(({ name }) => name)).not.toContain('财政部门')
})
