import { describe, expect, it } from 'vitest'
import { isForeignPost, sizeProblem } from './page-post.rules.ts'

describe('a form of a page', () => {
  const post = (headers: Record<string, string>) => isForeignPost({ host: 'lqr.example.cn', headers })

  it('comes from a page of this very site, as the browser says it', () => {
    expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(false)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(post({ 'sec-fetch-site': site })).toBe(true)
  })

  it('is told by its origin where a browser does not say more', () => {
    expect(post({ origin: 'https://lqr.example.cn' })).toBe(false)
    for (const origin of ['https://evil.example', 'https://lqr.example.cn.evil.example', 'null', ''])
      expect(post({ origin })).toBe(true)
    expect(post({})).toBe(true)
  })

  it('goes by what the browser says of the page, not by an origin that fits', () => {
    expect(post({ 'sec-fetch-site': 'cross-site', origin: 'https://lqr.example.cn' })).toBe(true)
  })

  it('has a length, and a stranger has no documents to send', () => {
    expect(sizeProblem({}, true)).toBe('noLength')
    expect(sizeProblem({ 'content-length': '1000' }, false)).toBeUndefined()
    expect(sizeProblem({ 'content-length': '40000' }, false)).toBe('signedOut')
    expect(sizeProblem({ 'content-length': '400000' }, false)).toBe('tooLarge')
    expect(sizeProblem({ 'content-length': '40000' }, true)).toBeUndefined()
    expect(sizeProblem({ 'content-length': '400000' }, true)).toBe('tooLarge')
    const documents = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(sizeProblem({ ...documents, 'content-length': '400000' }, true)).toBeUndefined()
    expect(sizeProblem({ ...documents, 'content-length': '40000000' }, true)).toBe('tooLarge')
    expect(sizeProblem({ ...documents, 'content-length': '400000' }, false)).toBe('signedOut')
  })
})
