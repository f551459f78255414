import { colors } from '@lqr/ui/tokens.ts'

/** Puts the product's colours on the page as --primary, --ink …, for the shell's own style sheet. */
export function setColorVariables(element: HTMLElement): void {
  for (const [name, value] of Object.entries(colors)) element.style.setProperty(`--${name}`, value)
}
