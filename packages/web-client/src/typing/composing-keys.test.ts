import { afterEach, expect, test, vi } from 'vitest'
import { holdComposingKeys } from './composing-keys.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The keys that come through, of those that are pressed. */
function through(pressed: readonly { key: string; keyCode: number }[], of: object = {}): string[] {
  const page = Object.assign(new EventTarget(), of)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  holdComposingKeys()
  const came: string[] = []
  page.addEventListener('keydown', (event) => came.push((event as KeyboardEvent).key))
  for (const parts of pressed) page.dispatchEvent(Object.assign(new Event('keydown'), parts))
  return came
}

const COMPOSING = ['Enter', 'Escape', 'ArrowDown'].map((key) => ({ key, keyCode: 229 }))

test('the key that ends a word of an input method is for nobody else, the next one is', () => {
  expect(through([...COMPOSING, { key: 'Enter', keyCode: 13 }])).toEqual(['Enter'])
})

test('what other browsers tell of such a key comes through, and editors know by themselves', () => {
  expect(through([{ key: 'Process', keyCode: 229 }])).toEqual(['Process'])
  expect(through(COMPOSING, { isContentEditable: true })).toEqual(['Enter', 'Escape', 'ArrowDown'])
})
