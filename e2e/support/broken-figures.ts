import type { Page } from '@playwright/test'

/** Amounts, rates, terms and their ranges that stand on more than one line of the page. What a sentence says of one may break with it. */
export function brokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FIGURE =
      /^(?:年化 )?\d[\d,.]*\s?(?:%|[万亿]?元|个月|年|天)?(?:[–至]\d[\d,.]*\s?)?(?:%|[万亿]?元|个月|年|天)$/
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      if (!FIGURE.test(words) || !text.parentElement?.checkVisibility({ checkVisibilityCSS: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.add(`${text.parentElement.tagName.toLowerCase()}: ${words}`)
    }
    return [...found]
  })
}
