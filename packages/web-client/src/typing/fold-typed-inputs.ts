import { foldTyped, type TypedKind } from '@lqr/contract/rules/fold-typed.ts'
import { holdComposingKeys } from './composing-keys.ts'

function kindOf(input: HTMLInputElement): TypedKind | undefined {
  if ('serial' in input.dataset) return 'serial'
  if (input.inputMode === 'tel') return 'phone'
  return input.inputMode === 'decimal' || input.inputMode === 'numeric' ? 'number' : undefined
}

/** Puts a text where one was typed, as if it had been typed: whoever listens to the input hears of it. */
function put(input: HTMLInputElement, text: string, from: number, to: number): void {
  input.setRangeText(text, from, to, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function foldWhole({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.readOnly) return
  const kind = kindOf(target)
  const read = kind && foldTyped(target.value, kind)
  if (read !== undefined && read !== target.value) put(target, read, 0, target.value.length)
}

/** An input that takes only so many signs would cut a copied number before it can be read. */
function foldPasted(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  if (!(target instanceof HTMLInputElement) || target.readOnly) return
  const kind = kindOf(target)
  const text = clipboardData?.getData('text/plain') ?? ''
  const read = kind && foldTyped(text, kind)
  if (read === undefined || read === text) return
  event.preventDefault()
  put(target, read, target.selectionStart ?? 0, target.selectionEnd ?? target.value.length)
}

/**
 * From now on reads what is typed, pasted and filled in as people have it: in full-width signs, with spaces, commas and hyphens
 * between the digits, a phone number with its country. Numbers, phone numbers and serials alone, and each when it is left, so that
 * nothing moves under the hand that types. And what an input method does with a key stays with it.
 */
export function foldTypedInputs(): void {
  holdComposingKeys()
  document.addEventListener('paste', foldPasted, true)
  document.addEventListener('change', foldWhole, true)
  document.addEventListener('focusout', foldWhole, true)
  const foldAtEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.isComposing) foldWhole(event)
  }
  document.addEventListener('keydown', foldAtEnter, true)
}
