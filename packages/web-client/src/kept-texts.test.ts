import { afterEach, expect, test, vi } from 'vitest'
import { deviceTexts, tabTexts } from './kept-texts.ts'

afterEach(() => {
  deviceTexts.clear()
  vi.unstubAllGlobals()
})

function storage(texts = new Map<string, string>(), setItem?: () => never) {
  const shown = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: setItem ?? ((name: string, text: string) => texts.set(name, text)),
    removeItem: (name: string) => texts.delete(name),
    clear: () => texts.clear(),
  }
  return new Proxy(shown, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

test('a text is kept, named and dropped', () => {
  vi.stubGlobal('localStorage', storage())
  deviceTexts.keep('a', '1')
  expect(localStorage.getItem('a')).toBe('1')
  expect([deviceTexts.read('a'), deviceTexts.names()]).toEqual(['1', ['a']])
  deviceTexts.drop('a')
  expect([deviceTexts.read('a'), deviceTexts.names()]).toEqual([undefined, []])
})

test('a browser that keeps nothing remembers as long as the page stands', () => {
  tabTexts.clear()
  vi.stubGlobal('sessionStorage', undefined)
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(tabTexts.read('a')).toBeUndefined()
  tabTexts.keep('a', '1')
  expect([tabTexts.read('a'), tabTexts.names()]).toEqual(['1', ['a']])
  tabTexts.drop('a')
  expect(tabTexts.read('a')).toBeUndefined()
  tabTexts.keep('a', '2')
  tabTexts.clear()
  expect(tabTexts.names()).toEqual([])
})

test('what a full storage refuses is what is read on this page, not what lay there before', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', storage(new Map([['a', 'before']]), refuse))
  expect(deviceTexts.read('a')).toBe('before')
  deviceTexts.keep('a', 'now')
  expect(deviceTexts.read('a')).toBe('now')
})
