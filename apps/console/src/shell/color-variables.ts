import { colors, elderColors } from '@lqr/ui/tokens.ts'

/** Puts the product's colours on the page as --primary, --ink …, for the shell's own style sheet; stronger ones for elder-friendly mode. */
export function setColorVariables(element: HTMLElement, isElder: boolean): void {
  for (const [name, value] of Object.entries({ ...colors, ...(isElder ? elderColors : {}) }))
    element.style.setProperty(`--${name}`, value)
}
