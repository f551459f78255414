import type { Page } from '@playwright/test'

/** The texts of the page's main part that are set smaller than so many pixels and can be seen. */
export function smallTexts(page: Page, pixels: number): Promise<string[]> {
  return page.getByRole('main').evaluate((main, least) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const around = node.parentElement
      if (text === '' || !around?.checkVisibility() || around.closest('.sr-only')) continue
      const size = parseFloat(getComputedStyle(around).fontSize)
      if (size < least) found.push(`${text} (${size})`)
    }
    return found
  }, pixels)
}
