import type { Page } from '@playwright/test'

/**
 * Texts that the page does not show to their end: cut by an ellipsis, by a number of lines, or by the edge of what holds them. An
 * excerpt of prose may end early (`data-excerpt`); a name, an amount or a term never does.
 */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const SLACK = 2
    const holds = (style: CSSStyleDeclaration) =>
      style.overflowX !== 'visible' || style.overflowY !== 'visible'
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')

    /** The element that cuts this text off, if one does. */
    function cutter(text: Text): Element | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()]
      for (let holder = text.parentElement; holder; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        if (!holds(style)) continue
        if (scrolls(style)) return undefined
        const edge = holder.getBoundingClientRect()
        // What is there for screen readers alone has no room on the screen.
        if (edge.width <= 1 || edge.height <= 1 || style.clipPath.startsWith('inset(50%')) return undefined
        const isCut = boxes.some(
          (box) =>
            box.right > edge.right + SLACK ||
            box.left < edge.left - SLACK ||
            box.bottom > edge.bottom + SLACK * 2,
        )
        if (isCut) return holder
      }
      return undefined
    }

    const found = new Set<string>()
    for (const place of document.querySelectorAll(root)) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const { parentElement } = text
        if (!text.textContent?.trim() || !parentElement?.checkVisibility({ checkVisibilityCSS: true }))
          continue
        const holder = cutter(text as Text)
        if (!holder || holder.closest('[data-excerpt]')) continue
        found.add(
          `${holder.tagName.toLowerCase()}.${holder.getAttribute('class') ?? ''}: ${holder.textContent}`,
        )
      }
    }
    return [...found]
  }, within)
}
