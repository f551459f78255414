import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { bannerPictures } from './banner-pictures.ts'
import { apiContext } from './contexts.ts'
import type { LoaderApi } from './loader-api.ts'

function contextOf(answer: () => Promise<unknown>) {
  const context = new RouterContextProvider()
  context.set(apiContext, answer as unknown as LoaderApi)
  return context
}

const image = (page: string, alt: string) => ({
  page,
  imageUrl: `/p/${alt}`,
  alt,
  linkUrl: null,
  isExample: false,
})

test('every inner page has the first of its pictures', async () => {
  const list = [image('POLICY', '甲'), image('LOAN', '乙'), image('POLICY', '丙'), image('INDEX', '丁')]
  expect(await bannerPictures(contextOf(() => Promise.resolve({ list })))).toEqual({
    POLICY: { src: '/p/甲', alt: '甲', href: null, isExample: false },
    LOAN: { src: '/p/乙', alt: '乙', href: null, isExample: false },
  })
})

test('pages stand without pictures while these cannot be read', async () => {
  expect(await bannerPictures(contextOf(() => Promise.reject(new Error('no answer'))))).toEqual({})
})
