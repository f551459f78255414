/** Of every key that an input method takes for itself. */
const OF_INPUT_METHOD = 229
const TAKEN = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** In Safari its oldest field alone says so. Editors know by themselves; other browsers call such a key `Process`, and nobody listens to that. */
function isTaken(event: KeyboardEvent): boolean {
  const keyCode: unknown = Reflect.get(event, 'keyCode')
  const isEditor = (event.target as HTMLElement | null)?.isContentEditable === true
  return keyCode === OF_INPUT_METHOD && TAKEN.includes(event.key) && !isEditor
}

/**
 * The key that ends, leaves or chooses a word of an input method is for nobody else. Safari calls it by its own name, and of Enter it tells
 * when the word has ended: a list would be searched for half a word, the first entry of a choice be taken, a dialog be closed.
 */
export function holdComposingKeys(): void {
  const hold = (event: KeyboardEvent) => {
    if (isTaken(event)) event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, true)
}
