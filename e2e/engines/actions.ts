import { type Key, KEYS } from './engine.ts'

/** What hands do, as both protocols take it (W3C WebDriver, 17.5). */
export const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const strokes = (signs: readonly string[]) => ({
  type: 'key',
  id: 'keys',
  actions: signs.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

export const press = (key: Key) => strokes([KEYS[key]])
export const type = (text: string) => strokes([...text])
