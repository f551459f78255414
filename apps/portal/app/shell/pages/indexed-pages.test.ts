import { expect, test } from 'vitest'
import { MENU } from '../menu/menu.ts'
import { indexedPages } from './indexed-pages.ts'

test('search engines are told of the pages of the menu, and of none that asks for a login', () => {
  const pages = indexedPages(MENU)
  expect(pages).toEqual(expect.arrayContaining(['/index', '/financial', '/entScale']))
  expect(pages).not.toContain('/authentication')
})
